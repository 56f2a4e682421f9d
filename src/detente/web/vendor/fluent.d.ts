export class FluentType<T> {
  constructor(value: T);
  value: T;
  valueOf(): T;
  toString(scope?: unknown): string;
}

export class FluentNumber extends FluentType<number> {}

export type FluentValue = string | FluentType<unknown>;
export type FluentVariable = FluentValue | number | Date;
export type Pattern = string | object[];

export interface Message {
  value: Pattern | null;
  attributes: Record<string, Pattern>;
}

export class FluentResource {
  constructor(source: string);
}

export class FluentBundle {
  constructor(
    language: string,
    options?: {
      functions?: Record<string, (positional: FluentValue[], named: object) => FluentValue>;
      useIsolating?: boolean;
    },
  );
  addResource(resource: FluentResource): Error[];
  hasMessage(id: string): boolean;
  getMessage(id: string): Message | undefined;
  formatPattern(
    pattern: Pattern,
    args?: Record<string, FluentVariable> | null,
    errors?: Error[],
  ): string;
}
