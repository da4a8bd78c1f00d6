// Which outside companies and files carry what leaves the house: mail, text messages, phone
// verification, geolocation. Where nothing is set, the sandbox plays their part; in production,
// without a demo world, only where ALLOW_SANDBOX says so.
import { accessSync, constants, readFileSync } from 'node:fs';
import type { GeoSettings } from './platform/adapters/geolocation/index.ts';
import type { SmtpSettings } from './platform/adapters/mail/index.ts';
import type { PhoneCompany } from './platform/adapters/phone/index.ts';
import type { SmsSettings, SmsTemplates } from './platform/adapters/sms/index.ts';
import type { Values } from './environment-values.ts';

/** What a sandbox can stand in for, and what is set instead. */
const sandboxes = {
  mail: 'mail goes to nobody: set SMTP_URL and MAIL_FROM',
  sms: 'text messages go to nobody: set SMS_URL, SMS_SECRET and SMS_SENDER',
  geolocation: 'every address counts as at home: set GEO_DB',
  phone: 'phone numbers are verified by nobody: set PHONE_URL, PHONE_PROJECT and PHONE_ISSUER',
  payment: 'no money moves: there is no other payment provider yet',
  exclusion: 'no register of excluded people is asked: there is no other one yet',
} as const;

export type SandboxKind = keyof typeof sandboxes;

const kinds = Object.keys(sandboxes) as SandboxKind[];

export interface OutsideSettings {
  readonly mail: SmtpSettings | undefined;
  readonly sms: SmsSettings | undefined;
  readonly phone: PhoneCompany | undefined;
  readonly geolocation: Omit<GeoSettings, 'homeCountry'> | undefined;
}

export const reportPath = '/vendor/messages/report';

export function readOutside(values: Values, publicUrl: string | undefined): OutsideSettings {
  return {
    mail: readMail(values),
    sms: readSms(values, publicUrl),
    phone: readPhone(values),
    geolocation: readGeolocation(values),
  };
}

export interface Going {
  readonly isProduction: boolean;
  readonly seedDemo: boolean;
  readonly publicUrl: string | undefined;
}

/** What keeps a production platform without a demo world from starting. */
export function blameSandboxes(values: Values, outside: OutsideSettings, going: Going): void {
  const allowed = values.list('ALLOW_SANDBOX');
  const unknown = allowed.filter((name) => !kinds.some((kind) => kind === name));
  if (unknown.length > 0) {
    values.blame(
      `ALLOW_SANDBOX must name some of ${kinds.join(', ')}, not "${unknown.join(', ')}".`,
    );
  }
  if (!going.isProduction || going.seedDemo) return;
  const isSandbox = (kind: SandboxKind) =>
    !(kind in outside && outside[kind as keyof OutsideSettings]);
  for (const kind of kinds.filter((name) => isSandbox(name) && !allowed.includes(name))) {
    values.blame(
      `The sandbox stands in for ${kind}, so ${sandboxes[kind]}, or ALLOW_SANDBOX=${kind}.`,
    );
  }
  const isReached = outside.mail !== undefined || outside.sms !== undefined;
  if (isReached && going.publicUrl === undefined) {
    values.blame('PUBLIC_URL must be set: messages would send people to this machine.');
  }
}

/** A value without which the one that is set is of no use. */
function needed(values: Values, name: string, by: string): string {
  const text = values.text(name);
  if (text === undefined) values.blame(`${name} must be set where ${by} is.`);
  return text ?? '';
}

const isHere = (host: string) => ['localhost', '127.0.0.1', '[::1]'].includes(host);

/** A secret leaves the machine on a line that nobody else reads. */
function secretLine(values: Values, name: string): URL | undefined {
  const url = values.url(name, ['https:', 'http:']);
  if (url?.protocol === 'http:' && !isHere(url.hostname)) {
    values.blame(`${name} must begin with https://, but on this very machine.`);
  }
  if (url && url.username + url.password !== '') {
    values.blame(`${name} must have no login within it: no call can be made to such an address.`);
  }
  return url;
}

const submissionPort = 587;
const tlsPort = 465;

function readMail(values: Values): SmtpSettings | undefined {
  const url = values.url('SMTP_URL', ['smtp:', 'smtps:']);
  if (url === undefined) return undefined;
  const from = needed(values, 'MAIL_FROM', 'SMTP_URL');
  if (from !== '' && !/^[^\r\n]*@[^\s@>]+>?$/u.test(from)) {
    values.blame('MAIL_FROM must be a mailbox, as no-reply@play.example or Name <mailbox>.');
  }
  const atOnce = url.protocol === 'smtps:';
  const plain = values.oneOf('SMTP_TLS', ['required', 'none']) === 'none';
  const login = { name: decode(url.username), password: decode(url.password) };
  if (plain && login.name !== '' && !isHere(url.hostname)) {
    values.blame('SMTP_TLS=none would send the password of SMTP_URL in clear.');
  }
  const upgrade = plain || isHere(url.hostname) ? 'none' : 'upgrade';
  return {
    host: url.hostname.replace(/^\[|\]$/gu, ''),
    port: Number(url.port) || (atOnce ? tlsPort : submissionPort),
    tls: atOnce ? 'at-once' : upgrade,
    login: login.name === '' ? undefined : login,
    from,
  };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const secretLettersMin = 32;

function readSms(values: Values, publicUrl: string | undefined): SmsSettings | undefined {
  const url = secretLine(values, 'SMS_URL');
  if (url === undefined) return undefined;
  const secret = needed(values, 'SMS_SECRET', 'SMS_URL');
  if (secret !== '' && secret.length < secretLettersMin) {
    values.blame(`SMS_SECRET must have ${secretLettersMin} letters or more.`);
  }
  const isReported = values.oneOf('SMS_REPORTS', ['yes', 'no']) === 'yes';
  return {
    url: url.href,
    form: values.oneOf('SMS_FORM', ['json', 'form']),
    key: values.text('SMS_KEY'),
    secret,
    sender: needed(values, 'SMS_SENDER', 'SMS_URL'),
    templates: readTemplates(values),
    reportUrl: isReported && publicUrl ? new URL(reportPath, publicUrl).href : undefined,
  };
}

function readTemplates(values: Values): SmsTemplates {
  const file = values.text('SMS_TEMPLATES');
  if (file === undefined) return {};
  try {
    const found: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (isTemplates(found)) return found;
  } catch {
    // Said below: whichever way it cannot be read, the operator needs the same words.
  }
  values.blame(
    'SMS_TEMPLATES must name a file such as {"login":{"en":"T1","*":"T2"},"*":{"*":"T0"}}.',
  );
  return {};
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isTemplates = (value: unknown): value is SmsTemplates =>
  isRecord(value) &&
  Object.values(value).every(
    (own) => isRecord(own) && Object.values(own).every((name) => typeof name === 'string'),
  );

function readPhone(values: Values): PhoneCompany | undefined {
  const url = secretLine(values, 'PHONE_URL');
  if (url === undefined) return undefined;
  return {
    name: values.text('PHONE_NAME') ?? url.hostname.slice(0, 40),
    baseUrl: url.href.replace(/\/$/u, ''),
    project: needed(values, 'PHONE_PROJECT', 'PHONE_URL'),
    issuer: needed(values, 'PHONE_ISSUER', 'PHONE_URL'),
  };
}

function readGeolocation(values: Values): OutsideSettings['geolocation'] {
  const [file, signalsFile] = ['GEO_DB', 'GEO_SIGNALS_DB'].map((name) => {
    const given = values.text(name);
    if (given !== undefined && !isReadable(given)) {
      values.blame(`${name} must name a file that this server may read.`);
    }
    return given;
  });
  if (file !== undefined) return { file, signalsFile };
  if (signalsFile !== undefined) values.blame('GEO_DB must be set where GEO_SIGNALS_DB is.');
  return undefined;
}

function isReadable(file: string): boolean {
  try {
    accessSync(file, constants.R_OK);
    return true;
  } catch {
    return false;
  }
}
