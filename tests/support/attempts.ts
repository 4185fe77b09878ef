import type { TestApp } from './app.ts';
import { TEST_PASSWORD } from './factories.ts';

/** Where a call comes from, and through which app. */
export type Sender = {
  cookie?: string;
  from?: string;
  forwarded?: string;
  /** Whose session, where it is one's. */
  who?: { authorization: { authorization: string } };
  through?: Pick<TestApp, 'app'>;
};

/** Calls that are limited, at an app that exists once they are made. */
export function attemptsAt(test: () => Pick<TestApp, 'app'>) {
  async function post(url: string, payload: object, sender: Sender = {}) {
    const response = await (sender.through ?? test()).app.inject({
      method: 'POST',
      url: `/api${url}`,
      payload,
      remoteAddress: sender.from ?? '198.51.100.7',
      headers: {
        ...sender.who?.authorization,
        ...(sender.forwarded && { 'x-forwarded-for': sender.forwarded }),
        ...(sender.cookie && { cookie: sender.cookie }),
      },
    });
    return { status: response.statusCode, body: response.json(), headers: response.headers };
  }

  const logIn = (emailOrPhone: string, password: string = TEST_PASSWORD, sender?: Sender) =>
    post('/seller/login', { emailOrPhone, password }, sender);

  return { post, logIn };
}

/** The statuses of so many attempts; `attempt` gets their numbers from 1. */
export async function statusesOf(
  count: number,
  attempt: (number: number) => Promise<{ status: number }>,
): Promise<number[]> {
  const statuses: number[] = [];
  for (let number = 1; number <= count; number += 1) statuses.push((await attempt(number)).status);
  return statuses;
}

export const times = (count: number, status: number) => Array<number>(count).fill(status);
export const addressOf = (number: number) => `198.51.100.${number}`;
