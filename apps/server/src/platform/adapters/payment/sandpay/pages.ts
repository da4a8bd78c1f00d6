// The sandbox company's pages: the hosted page where a payer pays, with what the bank does as
// buttons, and the bank's desk with the newest payments.
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ApiSettings } from './api.ts';
import { decide, findPayment, newestDeposits, settleDuePayments, takeBack } from './books.ts';
import type { Payment } from './books.ts';
import { courseOf, isCourse, reverseMs } from './courses.ts';
import { useFaults } from './faults.ts';
import { deskPage, paymentPage, resultPage, unknownPage, type Tab } from './page.ts';
import { pageStyle } from './page-style.ts';

const invalid = 400;
const notFound = 404;
const seeOther = 303;
const monthMs = 31 * 86_400_000;

type Settings = Omit<ApiSettings, 'apiKey'>;
const show = (reply: FastifyReply, page: string) => reply.type('text/html').send(page);
const tabOf = (word: string): Tab => (word === 'bank-transfer' || word === 'crypto' ? word : 'qr');

export function addPages(app: FastifyInstance, settings: Settings): void {
  const { store, clock } = settings;
  const hosted = (ref: string): Payment | undefined => {
    const payment = findPayment(store, ref);
    return payment?.kind === 'deposit' ? payment : undefined;
  };
  app.get('/health', async () => ({ ok: true }));
  app.get('/sandpay.css', async (_request, reply) => reply.type('text/css').send(pageStyle));
  app.get('/', async (_request, reply) => show(reply, deskPage(newestDeposits(store))));
  app.get<{ Params: { ref: string }; Querystring: { tab?: string } }>(
    '/pay/:ref',
    async ({ params, query }, reply) => {
      const payment = hosted(params.ref);
      if (!payment) return show(reply.code(notFound), unknownPage());
      if (payment.state !== 'waiting') return show(reply, resultPage(payment));
      return show(reply, paymentPage(payment, tabOf(query.tab ?? payment.method)));
    },
  );
  app.post<{ Params: { ref: string }; Body: { action?: string; reverseAfterMs?: string } }>(
    '/pay/:ref',
    async ({ params, body }, reply) => {
      const payment = hosted(params.ref);
      if (!payment) return show(reply.code(notFound), unknownPage());
      const { action = '', reverseAfterMs = '' } = body ?? {};
      if (action === 'abandon') return reply.redirect(payment.returnUrl, seeOther);
      if (!isCourse(action)) return show(reply.code(invalid), resultPage(payment));
      if (payment.state === 'waiting') choose(settings, payment, action, reverseAfterMs);
      settleDuePayments(store, clock.now());
      settings.wake();
      return reply.redirect(`/pay/${payment.ref}`, seeOther);
    },
  );
  app.post<{ Params: { ref: string } }>('/reverse/:ref', async ({ params }, reply) => {
    if (!takeBack(store, params.ref, clock.now())) {
      return show(reply.code(notFound), unknownPage());
    }
    settings.wake();
    return reply.redirect('/', seeOther);
  });
}

function choose(
  { store, clock }: Settings,
  payment: Payment,
  name: Parameters<typeof courseOf>[1]['name'],
  reverseAfter: string,
): void {
  const days = Number(reverseAfter);
  const reverseAfterMs = days > 0 && days <= monthMs ? days : reverseMs;
  const changing = ['partial', 'wrong-amount', 'refusal', 'reorder-webhooks', 'reversal'] as const;
  const telling = ['duplicate-webhook', 'silence', 'delay-webhook'] as const;
  const faults = useFaults(store, ...(name === 'pay' ? changing : []), ...telling);
  const steps = courseOf(payment, { name, reverseAfterMs }, faults);
  decide(store, payment.ref, steps, clock.now());
}
