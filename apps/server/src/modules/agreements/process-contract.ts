// The family's calls by kind: what waits for the agent is read, or accepted or rejected as by our
// own calls.
import { isRefusal, refuse, type agreements, type AgreementKind } from '@baize/contract';
import type { Action } from '../../platform/call/index.ts';
import { kindStates, type KindState } from './family.ts';
import type { AgreementsPorts } from './ports.ts';
import { answerAgreementEnd } from './actions/answer-agreement-end.ts';
import { answerAgreement } from './actions/answer-agreement.ts';

export type Process = Action<typeof agreements.processDividend>;

export const processContract =
  (ports: AgreementsPorts, kind: AgreementKind): Process =>
  async (call) => {
    const { caller, input, now } = call;
    const state = (await kindStates(ports, caller.playerId, now)).get(kind);
    const action = input.answer || input.action || '';
    const requestId = input.contractId ?? input.requestId;
    if (action === '') return shownOf(state);
    const waiting = state?.waiting;
    const isAsked = requestId === undefined || requestId === waiting?.request.requestId;
    if (waiting === undefined || !isAsked) return refuse('agreement-not-found');
    const { requestId: id, version, requestType } = waiting.request;
    const answered =
      requestType === 'NEW'
        ? await answerAgreement(ports)({ ...call, input: { id, version, answer: action } })
        : await answerAgreementEnd(ports)({ ...call, input: { id, answer: action } });
    if (isRefusal(answered)) return answered;
    return shownOf((await kindStates(ports, caller.playerId, now)).get(kind));
  };

const shownOf = (state: KindState | undefined) => ({
  request: state?.waiting?.request ?? null,
  contract: state?.contract ?? null,
});
