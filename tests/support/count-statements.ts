import type { TestApp } from './app.ts';

type Query = (...given: unknown[]) => unknown;
type Connection = { query: Query; release: () => void };
/** What both engines' connections are lent by. */
type Lender = { query: Query; connect: (...given: unknown[]) => Promise<Connection> };

/**
 * Has what an app asks its database by tell each statement from now on, whoever sends it: returns
 * their texts, in the list that it returns. `answered` gets how many rows each answer has.
 */
export function countStatements({ db }: Pick<TestApp, 'db'>, answered: number[] = []): string[] {
  const statements: string[] = [];
  const told =
    (query: Query): Query =>
    (...given) => {
      const [asked] = given;
      const { text } = typeof asked === 'string' ? { text: asked } : (asked as { text: string });
      statements.push(text);
      const answer = query(...given);
      Promise.resolve(answer as Promise<{ rows: unknown[] }>).then(
        ({ rows }) => answered.push(rows.length),
        () => {},
      );
      return answer;
    };

  const { $client } = db as unknown as { $client: Lender };
  const connect = $client.connect.bind($client);
  $client.query = told($client.query.bind($client));
  $client.connect = async (...given) => {
    // With a function: the pool itself, for a single statement, which has been told.
    if (given.length > 0) return connect(...given);
    const connection = await connect();
    const query = connection.query.bind(connection);
    return { query: told(query), release: () => connection.release() };
  };
  return statements;
}
