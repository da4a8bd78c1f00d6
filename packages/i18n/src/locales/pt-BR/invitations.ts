// Brazilian Portuguese texts of inviting friends.
import type { PartialTexts } from '../../texts.ts';
import type { invitations as english } from '../en/invitations.ts';

export const invitations: PartialTexts<typeof english> = {
  headline: 'Convide um amigo para {name}',
  intro:
    'Amigos que se cadastram com seu código ou link aparecem abaixo. Cada etapa deles dá uma recompensa a você.',
  means: 'Seu código e link',
  code: 'Seu código',
  link: 'Seu link',
  share: 'Compartilhar o link',
  'share-text': 'Venha jogar comigo em {name}',
  'link-copied': 'O link foi copiado.',
  qr: 'QR code do seu link',
  'save-qr': 'Salvar o QR code',
  'total-friends': 'Amigos',
  'total-earned': 'Ganho',
  'total-claimed': 'Recompensas resgatadas',
  'total-available': 'Para resgatar',
  'total-pending': 'Em análise',
  rules: 'O que um amigo rende a você',
  'rules-until': 'Até {date}',
  'when-registered': 'Seu amigo se cadastra',
  'fact-turnover': 'Seu amigo aposta {value} no total',
  'fact-rounds': 'Seu amigo joga {count, plural, one {# rodada} other {# rodadas}}',
  'fact-deposits': 'Seu amigo deposita {value} no total',
  'fact-deposit-count':
    'Seu amigo faz {count, plural, one {o primeiro depósito} other {# depósitos}}',
  'fact-sign-in-days': 'Seu amigo entra em {count, plural, one {# dia} other {# dias}}',
  'fact-sign-in-row': 'Seu amigo entra {count, plural, one {em # dia} other {# dias seguidos}}',
  'fact-level': 'Seu amigo alcança o nível VIP {count}',
  'fact-account-days': 'Seu amigo é membro há {count, plural, one {# dia} other {# dias}}',
  checked:
    'Convidar a si mesmo não rende nada. Se um amigo tiver o mesmo dispositivo, endereço, conta de pagamento ou nome que você, nossa equipe analisa a recompensa antes.',
  private:
    'O que um amigo deposita e joga fica em sigilo: você vê o avanço de cada etapa, em décimos.',
  terms: 'Termos',
  'to-join':
    'Primeiro, leia os termos e participe. Só contam amigos que se cadastram depois que você participa.',
  'see-promotion': 'Ver a promoção',
  friends: 'Seus amigos',
  'no-friends': 'Ninguém se cadastrou com seu código ainda.',
  'none-running': 'Não há recompensa por convidar amigos no momento.',
  since: 'Cadastro em {date}',
  'not-counted': 'Cadastro fora das datas de uma recompensa.',
  'step-open': '{percent}%',
  gave: 'Rendeu a você {rewards}',
  claim: 'Resgatar {reward}',
  more: 'Mostrar mais amigos',
};
