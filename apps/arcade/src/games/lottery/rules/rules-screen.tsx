// The rules of every play of a lottery: what wins, with which chance, what it pays and what it
// returns in the long run, as exact figures of the engine that scores it.
import { formatDecimal, formatPercentage } from '@baize/i18n';
import { Tabs } from '@baize/ui';
import { describePlay, type Pays, type Play } from '@baize/engines';
import { useState } from 'react';
import { useArcade } from '../../../app/arcade-context.tsx';
import { oddsOf, priceOf } from '../desk/lottery-terms.ts';
import { useDesk, useLottery } from '../lottery-context.tsx';
import { placeOfPlay } from '../plays/play-place.ts';
import { groupText, playText, wordText } from '../plays/play-text.ts';
import { termsOf } from '../picks/price.ts';
import { ParlayReturns } from './parlay-returns.tsx';
import { GameRules } from './game-rules.tsx';
import styles from './rules.module.css';

export function RulesScreen() {
  const { t } = useArcade();
  const { desk } = useLottery();
  const ways = (['prize', 'odds'] as const).filter((one) => desk.groups(one).length > 0);
  const [pays, setPays] = useState<Pays>(ways[0] ?? 'prize');
  return (
    <section className={styles['rules']} aria-label={t('lottery-play.rules')}>
      <GameRules />
      {ways.length > 1 ? (
        <Tabs
          label={t('lottery-play.ways-to-pay')}
          look="pill"
          tabs={ways.map((id) => ({ id, label: t(`lottery-play.pays-${id}`) }))}
          selected={pays}
          onSelect={setPays}
        />
      ) : null}
      {desk.groups(pays).map(({ group, choices }) => (
        <details key={group} className={styles['group']}>
          <summary>{groupText(t, group)}</summary>
          <Plays codes={choices.flatMap(({ at }) => at.slice(0, 1).map(({ code }) => code))} />
        </details>
      ))}
      <OptionalPlays />
    </section>
  );
}

/** Plays that are off unless staff switch them on: their return is told all the same. */
function OptionalPlays() {
  const { t } = useArcade();
  const { desk } = useLottery();
  const plays = useDesk((state) => state.terms.plays);
  const off = plays.flatMap(({ code, on }) =>
    !on && desk.book.play(code)?.off === true ? [code] : [],
  );
  if (off.length === 0) return null;
  return (
    <details className={styles['group']}>
      <summary>{t('lottery-play.not-offered')}</summary>
      <Plays codes={off} />
    </details>
  );
}

function Plays({ codes }: { codes: readonly string[] }) {
  const { desk } = useLottery();
  return codes.map((code) => {
    const play = desk.book.play(code);
    return play === undefined ? null : <PlayRules key={code} play={play} />;
  });
}

/** Two places at least. */
const shortOdds = (odds: string): string => odds.replace(/0{1,2}$/u, '');

/** So many kinds of units are listed; of a play with more, the first and how many there are. */
const tiersShown = 60;

function PlayRules({ play }: { play: Play }) {
  const { t, money } = useArcade();
  const terms = useDesk((state) => state.terms);
  const stake = useDesk((state) => state.stake);
  const one = { ...stake, mode: 'yuan', multiple: 1, amount: 10_000n } as const;
  const facts = describePlay(play, termsOf(play, one, oddsOf(terms, play), priceOf(terms, play)));
  const { name, values = {} } = placeOfPlay(terms.kind, play.code);
  const single = play.bets.length === 1;
  const paysText = ({ push, pays }: (typeof facts.tiers)[number]) => {
    if (push) return t('lottery-play.stake-back');
    return play.pays === 'odds' ? formatDecimal(shortOdds(pays), t.tag) : money(pays);
  };
  return (
    <article className={styles['play']}>
      <h3>{playText(t, terms.kind, play.code)}</h3>
      <p>{t(`lottery-play.about-${name}`, { ...values })}</p>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">{t('lottery-play.rule-wins')}</th>
            <th scope="col">{t('lottery-play.rule-chance')}</th>
            <th scope="col">
              {t(play.pays === 'odds' ? 'lottery-play.rule-odds' : 'lottery-play.rule-prize')}
            </th>
            <th scope="col">{t('lottery-play.rule-return')}</th>
          </tr>
        </thead>
        <tbody>
          {facts.tiers.slice(0, tiersShown).map((tier, index) => {
            const returned = facts.returns.find(({ bet }) => bet === tier.bet);
            return (
              <tr key={`${tier.bet} ${index}`}>
                <th scope="row">
                  {single && tier.name === undefined
                    ? t('lottery-play.one-unit')
                    : wordText(t, tier.name ?? tier.bet)}
                </th>
                <td>{tier.chance}</td>
                <td>{paysText(tier)}</td>
                <td>
                  {tier.push || returned === undefined ? null : (
                    <>
                      {formatPercentage(trimmed(returned.percent), t.tag)}
                      <small className={styles['exact']}>{returned.exact}</small>
                    </>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {facts.tiers.length > tiersShown ? (
        <p className={styles['mute']}>
          {t('lottery-play.more-kinds', { count: facts.tiers.length - tiersShown })}
        </p>
      ) : null}
      {facts.parlay === undefined ? null : <ParlayReturns parlay={facts.parlay} />}
    </article>
  );
}

/** Without zeros at the end: the fraction beside it is exact. */
const trimmed = (percent: string): string =>
  percent.includes('.') ? percent.replace(/\.?0+$/u, '') : percent;
