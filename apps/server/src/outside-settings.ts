// The outside companies and files that carry mail, text messages, phone verification, geolocation,
// the beacon and the results of lotteries. Where nothing is set, the sandbox plays their part; in
// production, without a demo world, only where ALLOW_SANDBOX says so.
import { accessSync, constants, readFileSync } from 'node:fs';
import type { GeoSettings } from './platform/adapters/geolocation/index.ts';
import type { SmtpSettings } from './platform/adapters/mail/index.ts';
import type { PaymentCompanies } from './platform/adapters/payment/index.ts';
import type { PhoneCompany } from './platform/adapters/phone/index.ts';
import type { FeedSettings } from './platform/adapters/results/index.ts';
import type { SmsSettings, SmsTemplates } from './platform/adapters/sms/index.ts';
import type { Values } from './environment-values.ts';

/** What a sandbox can stand in for, and what is set instead. */
const sandboxes = {
  mail: 'mail goes to nobody: set SMTP_URL and MAIL_FROM',
  sms: 'text messages go to nobody: set SMS_URL, SMS_SECRET and SMS_SENDER',
  geolocation: 'every address counts as at home: set GEO_DB',
  phone: 'phone numbers are verified by nobody: set PHONE_URL, PHONE_PROJECT and PHONE_ISSUER',
  beacon: 'lotteries are drawn by a chain of our own: set BEACON_URLS',
  payment: 'no money moves: set POLLPAY_URL and its keys',
  exclusion: 'no register of excluded people is asked: there is no other one yet',
} as const;

export type SandboxKind = keyof typeof sandboxes;

const kinds = Object.keys(sandboxes) as SandboxKind[];

export interface OutsideSettings {
  readonly mail: SmtpSettings | undefined;
  readonly sms: SmsSettings | undefined;
  readonly phone: PhoneCompany | undefined;
  readonly geolocation: Omit<GeoSettings, 'homeCountry'> | undefined;
  /** Relays of drand. */
  readonly beacon: readonly string[] | undefined;
  /** Undefined: the sandbox company alone. */
  readonly payment: PaymentCompanies | undefined;
  /** Undefined: staff enter what is drawn elsewhere. */
  readonly results: FeedSettings | undefined;
}

export const reportPath = '/vendor/messages/report';

export function readOutside(values: Values, publicUrl: string | undefined): OutsideSettings {
  return {
    mail: readMail(values),
    sms: readSms(values, publicUrl),
    phone: readPhone(values),
    geolocation: readGeolocation(values),
    beacon: readBeacon(values),
    payment: readPayment(values),
    results: readResults(values),
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

/** A secret leaves this machine only over https. */
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

/** What both sides sign with. */
function secretOf(values: Values, name: string, by: string): string {
  const secret = needed(values, name, by);
  if (secret !== '' && secret.length < secretLettersMin) {
    values.blame(`${name} must have ${secretLettersMin} letters or more.`);
  }
  return secret;
}

function readSms(values: Values, publicUrl: string | undefined): SmsSettings | undefined {
  const url = secretLine(values, 'SMS_URL');
  if (url === undefined) return undefined;
  const isReported = values.oneOf('SMS_REPORTS', ['yes', 'no']) === 'yes';
  return {
    url: url.href,
    form: values.oneOf('SMS_FORM', ['json', 'form']),
    key: values.text('SMS_KEY'),
    secret: secretOf(values, 'SMS_SECRET', 'SMS_URL'),
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

function readPayment(values: Values): PaymentCompanies | undefined {
  const url = secretLine(values, 'POLLPAY_URL');
  if (url === undefined) return undefined;
  return {
    pollpay: {
      apiUrl: url.href.replace(/\/$/u, ''),
      merchant: needed(values, 'POLLPAY_MERCHANT', 'POLLPAY_URL'),
      privateKey: readKey(values, 'POLLPAY_KEY_FILE', 'PRIVATE KEY'),
      publicKey: readKey(values, 'POLLPAY_PUBLIC_KEY_FILE', 'PUBLIC KEY'),
    },
  };
}

/** A key in PEM. */
function readKey(values: Values, name: string, kind: string): string {
  const file = needed(values, name, 'POLLPAY_URL');
  if (file === '') return '';
  const key = isReadable(file) ? readFileSync(file, 'utf8') : '';
  if (!key.includes(kind)) values.blame(`${name} must name a file with a ${kind} in PEM.`);
  return key;
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

function readBeacon(values: Values): readonly string[] | undefined {
  const relays = values.list('BEACON_URLS').map((one) => URL.parse(one));
  if (relays.length === 0) return undefined;
  const isRight = (url: URL | null) =>
    url !== null &&
    (url.protocol === 'https:' || (url.protocol === 'http:' && isHere(url.hostname)));
  if (!relays.every(isRight)) {
    values.blame('BEACON_URLS must name relays of drand, as https://api.drand.sh, by commas.');
  }
  return relays.flatMap((url) => (url ? [url.href.replace(/\/$/u, '')] : []));
}

function readResults(values: Values): FeedSettings | undefined {
  const url = secretLine(values, 'RESULTS_URL');
  if (url === undefined) return undefined;
  return {
    url: url.href.replace(/\/$/u, ''),
    name: values.text('RESULTS_NAME') ?? url.hostname.slice(0, 40),
    secret: secretOf(values, 'RESULTS_SECRET', 'RESULTS_URL'),
  };
}

function isReadable(file: string): boolean {
  try {
    accessSync(file, constants.R_OK);
    return true;
  } catch {
    return false;
  }
}
