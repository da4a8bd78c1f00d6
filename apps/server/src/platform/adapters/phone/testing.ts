// Opens the sandbox provider for tests and plays the player's browser against it.
import type { Clock } from '../../clock/index.ts';
import type { Database } from '../../database/index.ts';
import { createSandboxOutbox } from '../sandbox-outbox/index.ts';
import { sandboxTextMessenger } from '../sms/index.ts';
import { openSandphone, type Sandphone } from './sandphone/index.ts';

export const siteOrigin = 'https://play.example';

export interface PhoneAnswer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  /** '' when it was no error. */
  readonly error: string;
}

export interface BuiltPhones extends Sandphone {
  askCode(phoneNumber: string, project?: string): Promise<PhoneAnswer>;
  showCode(sessionInfo: unknown, code: string, project?: string): Promise<PhoneAnswer>;
  /** The code in the newest message to a number; '' when there is none. */
  codeTo(phoneNumber: string): Promise<string>;
  /** Asks for a code, reads the message and shows it. */
  idTokenFor(phoneNumber: string, project?: string): Promise<string>;
}

export async function openTestPhones(database: Database, clock: Clock): Promise<BuiltPhones> {
  const outbox = createSandboxOutbox(database, clock);
  const sms = sandboxTextMessenger(outbox);
  const maySiteAsk = (origin: string) => origin === siteOrigin;
  const sandphone = await openSandphone({ database, clock, sms, port: 0, maySiteAsk });
  const ours = sandphone.provider.about().project;
  const post = async (project: string, path: string, sent: object): Promise<PhoneAnswer> => {
    const response = await fetch(`${sandphone.url}/v1/projects/${project}/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(sent),
    });
    const body = (await response.json()) as PhoneAnswer['body'];
    const { code = '' } = (body['error'] ?? {}) as { code?: string };
    return { status: response.status, body, error: code };
  };
  const askCode = (phoneNumber: string, project = ours) =>
    post(project, 'codes', { phoneNumber, locale: 'en' });
  const showCode = (sessionInfo: unknown, code: string, project = ours) =>
    post(project, 'tokens', { sessionInfo, code });
  const codeTo = async (phoneNumber: string) => {
    const { list } = await outbox.list({ offset: 0, limit: 1000 });
    const newest = list.find(({ recipient }) => recipient === phoneNumber);
    return /\b\d{6}\b/.exec(newest?.body ?? '')?.[0] ?? '';
  };
  return {
    ...sandphone,
    askCode,
    showCode,
    codeTo,
    async idTokenFor(phoneNumber, project = ours) {
      const { body } = await askCode(phoneNumber, project);
      const shown = await showCode(body['sessionInfo'], await codeTo(phoneNumber), project);
      return String(shown.body['idToken']);
    },
  };
}
