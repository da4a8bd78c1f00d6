// Every call of feedback and the action that answers it.
import type { feedback } from '@baize/contract';
import type { Actions } from '../../platform/call/index.ts';
import { answerFeedback } from './actions/answer-feedback.ts';
import { findFeedback } from './actions/find-feedback.ts';
import { getFeedbackPicture } from './actions/get-feedback-picture.ts';
import { listFeedback } from './actions/list-feedback.ts';
import { sendFeedback } from './actions/send-feedback.ts';
import type { FeedbackPorts } from './ports.ts';

export function createActions(ports: FeedbackPorts): Actions<typeof feedback> {
  return {
    sendFeedback: sendFeedback(ports),
    listFeedback: listFeedback(ports),
    findFeedback: findFeedback(ports),
    getFeedbackPicture: getFeedbackPicture(ports),
    answerFeedback: answerFeedback(ports),
  };
}
