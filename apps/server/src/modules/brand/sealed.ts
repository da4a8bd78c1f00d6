// The sealed keys of the brand's signers stand inside one record: counted and sealed anew there.
import type { SealedPlace } from '../../platform/secrets/index.ts';
import type { BrandParts } from './parts.ts';
import type { Signer, Signers } from './records.ts';
import { keyName } from './signer.ts';
import { readRecords } from './store/reader.ts';
import { lockBrand, writeRecord } from './store/writer.ts';

export function sealedSigners({ ports: { database, keys }, keeper }: BrandParts): SealedPlace {
  const renewed = (signer: Signer | null) =>
    signer && { ...signer, sealedKey: keys.seal(keys.open(signer.sealedKey, keyName), keyName) };
  const isOld = ({ sealedKey }: Signer) => !sealedKey.startsWith(`${keys.keyId}.`);
  return {
    name: 'brand_record.signers',
    async count() {
      const { signers } = await readRecords(database.kysely);
      const ids = signersIn(signers).map(({ sealedKey }) => /^(.*)\./.exec(sealedKey)?.[1] ?? '');
      return new Map(ids.map((id) => [id, ids.filter((other) => other === id).length]));
    },
    async renew(now) {
      await database.transaction(async (tx) => {
        await lockBrand(tx);
        const { signers } = await readRecords(tx);
        if (!signersIn(signers).some(isOld)) return;
        const fresh = { own: renewed(signers.own), sandbox: renewed(signers.sandbox) };
        await writeRecord(tx, 'signers', fresh, now);
      });
      await keeper.changed();
    },
  };
}

const signersIn = ({ own, sandbox }: Signers): readonly Signer[] =>
  [own, sandbox].filter((signer) => signer !== null);
