declare const htm: {
  bind<Node>(
    h: (type: unknown, props: object | null, ...children: unknown[]) => Node,
  ): (strings: TemplateStringsArray, ...values: unknown[]) => Node;
};
export default htm;
