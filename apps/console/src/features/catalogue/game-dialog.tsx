// Names a game, says its classes and its place, and gives it a picture.
import { useState } from 'react';
import { unwrap } from '@baize/client';
import { Field, TextInput } from '@baize/ui';
import { client } from '../../app/client.ts';
import { useMay } from '../../app/staff.ts';
import { useText } from '../../app/texts.ts';
import { EditDialog } from './edit-dialog.tsx';
import { NamesFields, type Names } from './names-fields.tsx';
import { useOfferChange, type GameFact } from './offer.ts';
import { PictureField } from './picture.tsx';

const classesIn = (text: string) =>
  text.split(',').flatMap((word) => (word.trim() === '' ? [] : [word.trim()]));

export function GameDialog({ game, onClose }: { game: GameFact; onClose: () => void }) {
  const t = useText();
  const may = useMay('catalogue.edit');
  const { nodeId } = game;
  const [names, setNames] = useState<Names>(game.names);
  const [classes, setClasses] = useState(game.classes.join(', '));
  const [place, setPlace] = useState(String(game.place));
  const [shown, setShown] = useState({ address: game.picture, isOwn: game.ownPicture });
  const save = useOfferChange(async (asked: { place: number; classes: string[] }) => {
    const isSame = asked.classes.join() === game.classes.join();
    const more = isSame ? {} : { classes: asked.classes };
    unwrap(await client.catalogue.editGame({ nodeId, names, ...more }));
    if (asked.place !== game.place) {
      unwrap(await client.catalogue.moveGame({ nodeId, place: asked.place }));
    }
    onClose();
  });
  const number = /^[1-9]\d{0,4}$/u.test(place) ? Number(place) : game.place;
  const setPicture = async (picture: string | null) => {
    const now = unwrap(await client.catalogue.setGamePicture({ nodeId, picture }));
    setShown({ address: now.picture, isOwn: now.ownPicture });
  };
  return (
    <EditDialog
      name={game.displayName}
      mayEdit={may}
      saving={save.isPending}
      onSave={() => save.mutate({ place: number, classes: classesIn(classes) })}
      onClose={onClose}
    >
      <NamesFields names={names} onNames={setNames} />
      <Field label={t('console.catalogue.classes')} hint={t('console.catalogue.classes-hint')}>
        {(control) => (
          <TextInput
            {...control}
            maxLength={400}
            value={classes}
            onChange={(event) => setClasses(event.target.value)}
          />
        )}
      </Field>
      <Field label={t('console.catalogue.place')} hint={t('console.catalogue.place-hint')}>
        {(control) => (
          <TextInput
            {...control}
            inputMode="numeric"
            maxLength={5}
            value={place}
            onChange={(event) => setPlace(event.target.value.replace(/\D/gu, ''))}
          />
        )}
      </Field>
      {may ? <PictureField {...shown} onPicture={setPicture} /> : null}
    </EditDialog>
  );
}
