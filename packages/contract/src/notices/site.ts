// Notices: what the platform tells its players. Banners, the notice list and popups, as clients of
// the family ask for them.
import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { hash, oneOf, text } from '../kit/schema.ts';

const optional = (lengthMax: number) => Type.Optional(text(lengthMax));

/** The fields that clients of the family send about themselves. */
const clientFields = {
  platform: optional(10),
  merchantCode: optional(40),
  language: optional(10),
};

const banner = Type.Object({
  bannerId: text(64),
  groupName: text(20),
  /** The address of its picture. */
  url: text(200),
  title: text(120),
  /** Beyond the family: the sentence under the title, and that its picture is the house's own. */
  content: text(20_000),
  isHouseArt: Type.Boolean(),
  redirect: Type.Boolean(),
  externalLink: text(300),
  linkageType: oneOf(['NONE', 'URL']),
  linkage: text(300),
});

const notice = Type.Object({
  id: text(64),
  title: text(120),
  /** HTML without anything that acts. */
  content: text(20_000),
  externalLink: text(300),
  /** How fast it runs through the bar, in pixels a second. */
  announcementDisplaySpeed: Type.Integer(),
  startDate: text(20),
});

/** As builds of the family ask for notices with their dates. */
const dated = Type.Object({
  id: text(64),
  title: text(120),
  content: text(20_000),
  /** The link of a notice; a promotion has it in the second. */
  mainPageUrl: text(300),
  promoPageUrl: text(300),
  startDate: text(20),
  /** Empty: until it is taken away. */
  endDate: text(20),
  createtime: text(20),
  /** Always empty: the author among the staff is not disclosed. */
  createdBy: text(20),
});

const popup = Type.Object({
  id: text(64),
  title: text(120),
  content: text(20_000),
  externalLink: text(300),
  promotionType: text(20),
  /** `B` before signing in, `A` after it, `F` after the first time. */
  execution: text(2),
});

export const noticesOfPlayers = {
  listAnnouncements: endpoint({
    summary: 'Banners, the notice list, popups and promotion notices that show now',
    method: 'GET',
    path: '/wps/relay/MCSFE_getListAnnouncements',
    aliases: ['/wps/relay/CCSFE_getListAnnouncements'],
    wire: 'wps',
    who: 'anyone',
    modules: ['COMM3'],
    query: Type.Object({
      ...clientFields,
      /**
       * With commas between them: `B` banners, `PL` notices, `PU` popups, `PR` promotions, `A`
       * notices for agents. An unknown letter, such as `H`, is ignored.
       */
      types: optional(20),
      /** Which popups: `B`, `A`, `F`, `AFTER_LOGIN` (A and F); else by who asks. */
      execution: optional(20),
    }),
    gives: Type.Object({
      banners: Type.Array(banner),
      player: Type.Array(notice),
      popup: Type.Array(popup),
      promotion: Type.Array(notice),
      /** Empty but for an agent who asked. */
      agent: Type.Array(notice),
    }),
    refusals: [],
  }),
  listLobbyNotices: endpoint({
    summary: 'The texts of the notice list alone',
    method: 'GET',
    path: '/wps/system/announcements',
    wire: 'wps',
    who: 'anyone',
    modules: ['COMM3'],
    query: Type.Object(clientFields),
    gives: Type.Object({ contentLobby: Type.Array(Type.Object({ content: text(20_000) })) }),
    refusals: [],
  }),
  listDatedNotices: endpoint({
    summary: 'Notices or promotions with their dates',
    method: 'GET',
    path: '/wps/system/announcements/advanced',
    wire: 'wps',
    who: 'anyone',
    modules: ['COMM3'],
    query: Type.Object({
      ...clientFields,
      /** `P`: for players. No other value is sent here. */
      type: optional(10),
      /** `P` promotions; `S`, `U` and nothing the notice list. */
      category: optional(10),
    }),
    gives: Type.Array(dated),
    refusals: [],
  }),
  listAgentNotices: endpoint({
    summary: 'What the platform tells its agents',
    method: 'GET',
    path: '/wps/agent/announcements',
    wire: 'wps',
    who: 'agent',
    query: Type.Object({ ...clientFields, type: optional(10), category: optional(10) }),
    gives: Type.Array(notice),
    refusals: [],
  }),
  getNoticePicture: endpoint({
    summary: 'A picture of a banner; its name is its content',
    method: 'GET',
    path: '/wps/notice/picture/:picture',
    wire: 'own',
    who: 'anyone',
    perMinute: 6000,
    contentType: 'image/webp',
    keptForever: true,
    params: Type.Object({ picture: hash() }),
    gives: Type.Unsafe<Uint8Array>(Type.String()),
    refusals: ['picture-unknown'],
  }),
};
