/** Anything that can stand in a template. */
export type Children = unknown;

export interface VNode {
  type: unknown;
  props: Record<string, unknown>;
  key: unknown;
}

export type Component<Props> = (props: Props) => VNode | string | null;

export interface Context<T> {
  Provider: Component<{ value: T; children?: Children }>;
  /** Only so that the type keeps T. */
  __defaultValue?: T;
}

export function h(type: unknown, props: object | null, ...children: Children[]): VNode;
export function render(node: Children, parent: Element | DocumentFragment): void;
export function createContext<T>(value: T): Context<T>;
export function createPortal(node: Children, parent: Element): VNode;
export const Fragment: Component<{ children?: Children }>;
