// Simplified Chinese texts of the house's own help articles, as HTML; `{age}` is the age of the
// agreement.
import type { PartialTexts } from '../../texts.ts';
import type { articles as english } from '../en/articles.ts';

export const articles: PartialTexts<typeof english> = {
  'open-account-title': '如何开户？',
  'open-account-text':
    '<p>点击“注册”，设置用户名和密码，填写表单所需资料并接受条款，即可立即登录。</p><p>每人仅限一个账户。请使用真实姓名：提款只支付到同名账户。</p>',
  'sign-in-title': '如何登录？',
  'sign-in-text':
    '<p>点击“登录”，输入用户名和密码。如已开放，您也可以使用手机验证码，或使用通行密钥——即您设备自带的解锁方式。</p><p>连续多次输错后，账户会锁定半小时，以防他人猜测密码。</p>',
  'forgot-password-title': '忘记密码怎么办？',
  'forgot-password-text':
    '<p>在登录框点击“忘记密码”。我们会把链接发到账户邮箱，或把验证码发到账户手机，由您设置新密码。</p><p>如果两者都没有，请联系客服：工作人员确认是您本人后，会给您一个有效期为一天的密码。</p>',
  'try-free-title': '不花钱可以玩游戏吗？',
  'try-free-text':
    '<p>可以。免费试玩会提供试玩金，游戏与引擎完全一样。试玩金没有价值，不能提款。</p>',
  'slide-puzzle-title': '为什么要滑动拼图？',
  'slide-puzzle-text':
    '<p>这是为了防止机器猜测密码。如果不方便或不想滑动，也可以让您的设备完成一个小任务来代替。</p>',
  'languages-title': '如何更换语言或配色？',
  'languages-text':
    '<p>语言选项在每个页面的顶部，切换即时生效，不会离开当前位置。旁边可以选择深色或浅色外观。</p>',
  'deposit-title': '如何存款？',
  'deposit-text':
    '<p>打开“存款”，选择支付方式和金额，然后在支付公司的页面完成付款。付款确认后，余额会自动更新。</p>',
  'deposit-missing-title': '我的存款还没有到账',
  'deposit-missing-text':
    '<p>大多数存款会在几分钟内到账。“存款”下方的列表会显示支付公司告知我们的进度。</p><p>如果银行显示已付款，而一小时后列表中仍没有记录，请把时间和金额告诉我们。</p>',
  'withdraw-title': '如何提款？',
  'withdraw-text':
    '<p>先设置一次资金密码，添加本人名下的银行账户，再申请提款金额。款项会立即冻结，由工作人员审核后汇入您的银行账户。</p>',
  'received-title': '“款项到账了吗？”是什么意思？',
  'received-text':
    '<p>提款汇出后，我们会询问您是否到账。请回答“已收到”；若回答“未收到”，我们会展开查询。若您在所示时间内未答复，则视为已收到。</p>',
  'turnover-title': '为什么提款前要先投注？',
  'turnover-text':
    '<p>存入的款项须按提款页面所列倍数完成流水，以免平台被用来转移资金。申请之前，页面会显示尚需完成的流水。</p>',
  'accounts-title': '可以提款到哪些账户？',
  'accounts-text':
    '<p>您本人名下的银行账户、电子钱包和 USDT 地址。输错的地址在保存前就会被发现；每个新账户都需要验证确为本人操作。</p>',
  'categories-title': '有哪些游戏？',
  'categories-text':
    '<p>大厅为每一类游戏设有专区：老虎机、真人、体育、电竞、捕鱼、棋牌和彩票。只要有厂商提供，相应类别就会出现。您可以按名称搜索、按厂商筛选，并点击星标收藏。</p>',
  'broken-line-title': '游戏中途断线怎么办？',
  'broken-line-text':
    '<p>不会有任何损失。您投注的那一刻，本局已在我们的服务器上决定并结算。重新打开游戏即可看到结果。</p>',
  'game-closed-title': '为什么游戏打不开？',
  'game-closed-text':
    '<p>游戏可能因维护而由厂商或本站关闭，图标上会有说明。在您的冷静期内，或条款尚待您同意时，所有游戏都无法打开。</p>',
  'rules-of-a-game-title': '在哪里查看游戏规则？',
  'rules-of-a-game-text':
    '<p>在我们的每一款游戏里，点击问号标志即可查看：哪些组合赔付、特色玩法如何触发、准确的返还率以及最高奖金。不投注也可以查看。</p>',
  'records-title': '在哪里查看我玩过的记录？',
  'records-text':
    '<p>“投注记录”列出每一笔投注的游戏、结果和时间。我们自有游戏的每一局都可以打开并复算。</p>',
  'not-changed-title': '如何确认结果没有被更改？',
  'not-changed-text':
    '<p>您游戏之前，我们会公布一枚秘密种子的指纹，并混入您自己的种子。当您公开该种子时，您的浏览器可以复算每一局并进行比对。</p>',
  'return-title': '游戏的返还率是什么意思？',
  'return-text':
    '<p>它指在极大量的局次中，游戏返还给玩家的金额占全部投注额的比例，并不代表某一次游戏的结果。</p>',
  'verify-title': '如何自己验证一局？',
  'verify-text':
    '<p>打开<a href="/fairness">公平验证</a>，选择您的一局并点击“验证”。您的浏览器会根据种子复算，并把每一步与您看到的内容并列展示。</p>',
  'limits-title': '如何设置限额？',
  'limits-text':
    '<p>在个人中心打开<a href="/?mc=limits">限额</a>。收紧的限额立即生效，放宽的限额须 24 小时后才生效。</p>',
  'break-title': '如何开启冷静期？',
  'break-text':
    '<p>在<a href="/?mc=limits">限额</a>中选择一小时到六周的冷静期。游戏会立即停止，期满之前无法重新开始。</p>',
  'signs-title': '哪些迹象说明游戏不再是娱乐？',
  'signs-text':
    '<p>急于追回损失、隐瞒花费、动用另有用途的钱，或感到停不下来。请先冷静一段时间，并与您信任的人谈一谈。</p>',
  'exclusion-title': '如何彻底停止？',
  'exclusion-text':
    '<p>您可以在<a href="/?mc=limits">限额</a>中自我排除，或在安全中心关闭账户。您可以提取余额。一经排除，即使换用其他姓名也不能再进入。</p>',
  'second-factor-title': '如何让账户更安全？',
  'second-factor-text':
    '<p>在安全中心添加身份验证器或通行密钥。此后仅凭密码无法打开账户。请把恢复码保存在只有您能找到的地方。</p>',
  'devices-title': '有人进入过我的账户',
  'devices-text':
    '<p>安全中心列出所有已登录的设备，以及每次登录的地点。请结束不认识的登录，立即更改密码，并告知我们。</p>',
  'payment-password-title': '资金密码有什么用？',
  'payment-password-text':
    '<p>即使有人取得您的登录会话，也会被它挡在您的资金之外：提款和添加新账户都需要它。它与登录密码不同，我们的任何人员都不会向您索取。</p>',
  'identity-title': '为什么要我提供证件？',
  'identity-text':
    '<p>法律要求我们了解玩家身份。请在安全中心上传证件照片；只有审核人员可以查看，其他人都看不到。</p>',
  'privacy-title': '你们保存我的哪些资料？',
  'privacy-text':
    '<p>您填写的资料、您的资金与局次，以及您的登录记录。您可以随时在安全中心下载全部资料的副本。</p>',
  'who-may-play-title': '谁可以参与游戏？',
  'who-may-play-text': '<p>年满 {age} 岁、身处允许网络游戏的地区者，每人一个账户。</p>',
  'void-round-title': '什么情况下一局会作废？',
  'void-round-text':
    '<p>只有当故障导致该局无法判定时才会作废。届时投注额会全数退回，并在资金明细中注明。</p>',
  'everything-title': '在哪里查看账户里发生的一切？',
  'everything-text': '<p>投注记录列出每一笔投注；资金明细列出每一笔资金变动及变动前后的余额。</p>',
  'close-account-title': '如何关闭账户？',
  'close-account-text':
    '<p>在安全中心页面的末尾。未结的局次会先行结算，余额会先行支付。红利将会失去：确认之前，页面会显示金额。</p>',
  'contact-title': '如何联系你们？',
  'contact-text':
    '<p>客服入口在每个页面侧边的工具栏。请说明发生了什么、何时发生、涉及哪笔金额或哪款游戏，我们便能立即查到。</p>',
};
