import type pg from 'pg';

type Statement = Parameters<(statement: string | pg.QueryConfig, values?: unknown[]) => void>;

/**
 * Shares one connection among all who ask: statements follow one another without waiting for the
 * answers of those before, and a transaction has the connection to itself. Whoever comes first is
 * served first. A class, since Drizzle knows by its name that a transaction has to ask it for a
 * connection.
 */
export class EmbeddedPool {
  readonly #client: pg.Client;
  readonly #waiting: (() => void)[] = [];
  #isHeld = false;

  constructor(client: pg.Client) {
    this.#client = client;
  }

  query(...statement: Statement): Promise<pg.QueryResult> {
    return this.#inTurn(() => this.#client.query(...statement));
  }

  /** Returns the connection, held until its `release` is called. */
  connect() {
    return this.#inTurn(() => {
      this.#isHeld = true;
      return {
        query: (...statement: Statement) => this.#client.query(...statement),
        release: () => this.#release(),
      };
    });
  }

  #inTurn<T>(begin: () => T | Promise<T>): Promise<T> {
    return new Promise((resolve) => {
      const beginNow = () => resolve(begin());
      if (this.#isHeld) this.#waiting.push(beginNow);
      else beginNow();
    });
  }

  #release(): void {
    this.#isHeld = false;
    while (!this.#isHeld) {
      const beginNext = this.#waiting.shift();
      if (beginNext === undefined) return;
      beginNext();
    }
  }
}
