// The family's calls by kind: what waits for the agent is read, or accepted or rejected as by our
// own calls. A request is answered by its own name; without one only where a single one waits.
import { isRefusal, refuse, type agreements, type AgreementKind } from '@baize/contract';
import type { Action, Call } from '../../platform/call/index.ts';
import { kindStates, type KindState, type Waiting } from './family.ts';
import type { AgreementsPorts } from './ports.ts';
import { answerAgreementEnd } from './actions/answer-agreement-end.ts';
import { answerAgreement } from './actions/answer-agreement.ts';

export type Process = Action<typeof agreements.processDividend>;

export const processContract =
  (ports: AgreementsPorts, kind: AgreementKind): Process =>
  async (call) => {
    const { caller, input, now } = call;
    const state = (await kindStates(ports, caller.playerId, now)).get(kind);
    const answer = input.answer || input.action || '';
    if (answer === '') return shownOf(state);
    const [asked, ...others] = (state?.waiting ?? []).filter((one) => isAsked(one, input));
    if (asked === undefined) return refuse('agreement-not-found');
    if (others.length > 0) return refuse('agreement-request-unnamed');
    const { row, request } = asked;
    const { id } = row;
    const answered =
      request.requestType === 'NEW'
        ? await answerAgreement(ports)({ ...call, input: { id, version: request.version, answer } })
        : await answerAgreementEnd(ports)({ ...call, input: { id, answer } });
    if (isRefusal(answered)) return answered;
    return shownOf((await kindStates(ports, caller.playerId, now)).get(kind));
  };

type Asked = Call<typeof agreements.processDividend>['input'];

const isAsked = ({ request }: Waiting, { requestId, contractId }: Asked): boolean =>
  (requestId === undefined || requestId === request.requestId) &&
  (contractId === undefined || contractId === request.contractId);

const shownOf = (state: KindState | undefined) => ({
  request: state?.waiting[0]?.request ?? null,
  contract: state?.contract ?? null,
});
