// The audit log: what staff did and saw, searched, taken along, and proved whole.
import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { pageQuery, text } from '../kit/schema.ts';

const moment = () => Type.Optional(Type.Integer({ minimum: 0, maximum: 4_102_444_800_000 }));
const filters = {
  staff: Type.Optional(text(64)),
  action: Type.Optional(text(60)),
  subject: Type.Optional(text(100)),
  /** Milliseconds since 1970: from this one, and before the other. */
  since: moment(),
  until: moment(),
};

export const operatorAudit = {
  listAudit: endpoint({
    summary: 'What staff did: who, when, what, before and after; newest first',
    method: 'GET',
    path: '/ops/audit',
    wire: 'own',
    who: 'staff',
    permission: 'audit.view',
    query: Type.Object({ ...pageQuery, ...filters }),
    gives: Type.Object({
      list: Type.Array(
        Type.Object({
          id: text(64),
          at: Type.Integer(),
          staff: text(64),
          action: text(60),
          subject: text(100),
          before: Type.Unknown(),
          after: Type.Unknown(),
        }),
      ),
      total: Type.Integer(),
      /** Every action that the log knows. */
      actions: Type.Array(text(60)),
    }),
    refusals: [],
  }),
  exportAudit: endpoint({
    summary: 'The rows that fit as comma-separated text; taking them along is written down too',
    method: 'POST',
    path: '/ops/audit/export',
    wire: 'own',
    who: 'staff',
    permission: 'audit.view',
    perMinute: 10,
    body: Type.Object(filters),
    gives: Type.Object({ csv: Type.String(), rows: Type.Integer(), whole: Type.Boolean() }),
    refusals: [],
  }),
  verifyAudit: endpoint({
    summary: 'Whether every row of the audit log is as it was written, none changed or missing',
    method: 'GET',
    path: '/ops/audit/check',
    wire: 'own',
    who: 'staff',
    permission: 'audit.view',
    perMinute: 10,
    gives: Type.Object({
      whole: Type.Boolean(),
      rows: Type.Integer(),
      /** Rows written before the log was chained. */
      unchained: Type.Integer(),
      /** The first row that is not as it was written, or before which one is missing. */
      brokenAt: text(64),
      /** The seal of the newest row: kept elsewhere, it proves that no row was cut off the end. */
      seal: text(64),
    }),
    refusals: [],
  }),
};
