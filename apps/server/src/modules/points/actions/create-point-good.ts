// Adds a good to the mall.
import { refuse, type points } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { digestOf } from '../../../platform/secrets/index.ts';
import { goodShown } from '../good-shown.ts';
import type { PointsPorts } from '../ports.ts';
import { isGoodRight } from '../rules/good.ts';
import { addGood, readGood } from '../store/goods.ts';

export const createPointGood =
  (ports: PointsPorts): Action<typeof points.createPointGood> =>
  async ({ caller: staff, input: written, intent, now }) => {
    if (!isGoodRight(written)) return refuse('point-good-wrong');
    const id = `g${digestOf(`good ${staff.staffId} ${intent}`).slice(0, 23)}`;
    await ports.database.transaction(async (tx) => {
      if (!(await addGood(tx, { id, written, now }))) return;
      const note = { staff, action: 'create-point-good', subject: id };
      await ports.audit(tx, { ...note, before: null, after: written });
    });
    const good = await readGood(ports.database.kysely, id);
    return good ? goodShown(good) : refuse('point-good-wrong');
  };
