// Japanese texts of the jackpots: what a pool is, how it is fed and won, and its award.
import type { PartialTexts } from '../../texts.ts';
import type { jackpots as english } from '../en/jackpots.ts';

export const jackpots: PartialTexts<typeof english> = {
  title: 'ジャックポット',
  mini: 'ミニ',
  major: 'メジャー',
  grand: 'グランド',
  'tier-jackpot': '{tier}ジャックポット',
  close: '閉じる',
  'now-at': '{tier}ジャックポット、現在{amount}',
  'all-slots': '当サイトのスロットなら、どのスピンでも当選のチャンス',
  'drops-by': '{amount}に達するまでに必ず当選',
  'last-win': '前回の当選：{when}、{amount}',
  'none-yet': 'まだ当選していません',
  'how-it-works': '仕組み',
  'rule-linked':
    '当サイトのすべてのスロットで共有するジャックポットです。リアルマネーのスピンごとに積み立てられ、リールの表示にかかわらず、どのスピンでも当選する可能性があります。当選の確率はベット額に比例します。',
  'rule-fed': '各ベット額の{percent}%が積み立てられます。',
  'rule-diverted': 'さらに{percent}%が、次のジャックポットの初期額となる準備金に繰り入れられます。',
  'rule-seed': '初期額は{amount}です。',
  'rule-ceiling': '最大{amount}まで増えます。それを超える積み立ては準備金に繰り入れられます。',
  'rule-chance':
    '平均して、ベット総額{amount}ごとに1回当選します。ベット額{stake}の場合、当選の確率は{times}分の1です。',
  'rule-mystery':
    'ミステリー：当選額は{minimum}以上{maximum}以下です。当選額は開始時に抽選され、伏せられています。ベットによってジャックポットがその額に達したスピンが当選します。',
  'rule-commitment': '伏せられた金額のハッシュ値',
  'rule-order':
    '同時に2人が当選した場合：帳簿に先に記録されたラウンドがジャックポットを獲得し、次のラウンドは初期額から始まった次のジャックポットを獲得します。',
  'rule-prize':
    '賞金は、ラウンドの配当とは別にその場で支払われ、そのラウンドの配当に数えられます。',
  'rule-verify':
    '当選を決める数は、お客様のシードから得られます。シードを公開すると、ご自分で再計算できます。',
  'rule-return':
    'ジャックポットは、ゲームの還元率とは別に、平均して各ベット額の{percent}%を還元します。',
  'rule-demo':
    'ジャックポットはリアルマネーのため、デモプレイでは積み立ても当選もありません。それ以外の確率はすべて同じです。',
  'not-in-demo': 'デモプレイは対象外',
  won: '{tier}ジャックポット当選！',
  'won-amount': '{amount}を獲得しました。賞金は残高に加算されています。',
  collect: '続ける',
};
