// Simplified Chinese texts of every refusal of the contract: what happened, and what the reader
// can do now. A fact that may be absent is written as a `select` with a branch for `undefined`.
import type { Texts } from '../../texts.ts';
import type { refusals as english } from '../en/refusals.ts';

export const refusals: Texts<typeof english> = {
  // the gateway
  'path-unknown': '此地址不存在。请检查地址，或返回首页。',
  'method-not-supported': '此地址不受理这类请求。请重新加载页面。',
  'merchant-unknown': '此地址没有对应的品牌。请重新加载页面。',
  maintenance: '系统正在维护。您的余额安全无虞，请稍后再来。',
  'region-restricted': '您所在地区不提供我们的游戏。如认为有误，请联系我们。',
  'module-off': '此功能目前已关闭，请稍后再试。',
  'body-too-large': '您发送的内容过大，请缩小后重试。',
  'content-not-supported': '您发送的内容类型无法识别。请重新加载页面后重试。',
  'too-many-requests':
    '短时间内尝试次数过多。请等待{seconds, select, undefined {一分钟} other { {seconds} 秒}}后重试。',
  'session-missing': '您尚未登录，或登录已过期。请先登录。',
  'role-not-allowed': '您的账户无权进行此操作。请用有权限的账户登录。',
  'demo-not-allowed': '此操作需要您自己的账户，请先注册。',
  'permission-missing': '您的角色没有此项权限。请向平台所有者申请。',
  'confirmation-missing': '此项更改较为敏感，请先确认是您本人。',
  'request-invalid':
    '请求中有内容不符合要求的格式{place, select, undefined {} other {（{place}）}}。请检查您输入的内容。',
  'seal-invalid': '加密消息无法打开。请重新加载页面后重试。',
  'idempotency-key-invalid': '请求所带的密钥无法使用。请重新加载页面后重试。',
  'message-stale': '此消息的时间过早或过晚。请检查您的时钟后重新发送。',
  'idempotency-key-reused': '此请求已用于其他操作。请重新加载页面后重新开始。',
  fault: '我们这边出了点问题，没有任何更改。请重试；若问题仍在，请联系我们。',

  // identity
  'credentials-wrong': '账户名或密码错误。请检查后重试。',
  'account-locked':
    '此账户已锁定{minutes, select, undefined {} other {，约 {minutes} 分钟后解除}}。请稍后再试或联系客服。',
  'account-excluded': '此账户已被排除，不能参与游戏。如有疑问，请联系客服。',
  'captcha-wrong': '人机验证未通过。请重新验证。',
  'username-taken': '此用户名已被使用。请换一个。',
  'field-required': '此项不能为空{field, select, undefined {} other {（{field}）}}。请填写后重试。',
  'field-format': '此项格式不正确{field, select, undefined {} other {（{field}）}}。请更正后重试。',
  'password-common': '此密码太容易被猜到。请换一个。',
  'passwords-differ': '两次输入不一致。请重新输入确认内容。',
  'age-below-limit':
    '您必须{age, select, undefined {达到法定年龄} other {年满 {age} 岁}}才能在此注册。',
  'affiliate-code-wrong': '此邀请码无效。请更正，或留空不填。',
  'payment-password-set': '资金密码已经设置。请直接使用，或在安全中心更改。',
  'payment-password-same-as-login': '资金密码不能与登录密码相同。请换一个。',
  'account-closed': '此账户已关闭。如有疑问，请联系客服。',
  'player-excluded': '我们不能为您开户：您在申请不参与游戏者的名单上。',
  'phone-invalid': '请输入正确的手机号码。',
  'phone-token-wrong': '短信服务商的确认与此号码不符或已过期。请重新验证号码。',
  'mobile-taken': '此手机号码属于另一账户。请换一个号码，或找回该账户。',
  'email-taken': '此电子邮箱属于另一账户。请换一个邮箱，或找回该账户。',
  'person-registered': '您在本站已有账户。请用该账户登录，或找回该账户。',
  'referral-code-wrong': '此推荐码无效。请更正，或留空不填。',
  'terms-missing': '请接受现行条款与隐私声明。',
  'code-wrong':
    '验证码错误。{left, select, undefined {请检查后重试。} other {还可尝试 {left} 次。}}',
  'code-expired': '此验证码已失效。请重新获取。',
  'code-blocked':
    '获取验证码过于频繁。请在 {minutes, select, undefined {5} other {{minutes}}} 分钟后再试。',
  'code-not-sent':
    '验证码未能发送{reason, select, undefined {} other {：{reason}}}。请稍后再试，或选择其他方式。',
  'ticket-spent': '记住的登录已失效。请输入密码。',
  'challenge-spent': '此次登录耗时过长或尝试次数过多。请重新开始。',
  'second-factor-missing': '请再次证明是您本人。',
  'factor-code-wrong': '此动态码不正确或已被使用。请等待新的动态码后重试。',
  'factor-locked':
    '动态码错误次数过多。请{minutes, select, undefined {稍后} other {在约 {minutes} 分钟后}}再试。',
  'factor-not-set-up': '尚未设置。请先设置身份验证器或通行密钥。',
  'totp-already-on': '身份验证器已经设置。如需设置另一个，请先移除现有的。',
  'totp-not-begun': '设置耗时过长。请重新开始。',
  'passkey-unknown': '此通行密钥已被移除。请重新加载页面。',
  'passkey-limit-reached': '您的通行密钥数量已达上限。请先移除一个。',
  'passkey-refused': '通行密钥未被接受。请重试，或选择其他方式。',
  'old-password-wrong': '旧密码错误。请检查后重试。',
  'password-unchanged': '新密码与旧密码相同。请换一个。',
  'username-email-not-found': '未找到此用户名或邮箱。请检查两者后重试。',
  'recovery-spent': '此找回链接已失效。请重新获取。',
  'contact-not-verified': '请先绑定并验证此联系方式。',
  'field-fixed':
    '此项已经设定，不能在此更改{field, select, undefined {} other {（{field}）}}。如需更正，请联系客服。',
  'icon-unknown': '没有此头像。请从所示头像中选择。',
  'session-unknown': '此会话已经结束。',
  'identity-not-open': '您的证件正在审核或已经通过。',
  'identity-missing': '请先完成身份验证，只需一张证件照片。',
  'terms-due': '条款已有更新。请接受后继续游戏。',
  'picture-missing': '请先上传证件照片。',
  'picture-unreadable':
    '此图片无法读取。请使用 PNG、JPEG 或 WebP 图片，最大 {megabytes, select, undefined {5} other {{megabytes}}} MB。',

  // wallet
  'amount-invalid': '此金额无法使用。请输入最多两位小数的数字。',
  'amount-below-minimum':
    '金额过小。{minimum, select, undefined {请输入更大的金额。} other {最低为 {minimum}。}}',
  'amount-above-maximum':
    '金额过大。{maximum, select, undefined {请输入更小的金额。} other {最高为 {maximum}。}}',
  'balance-too-low': '您的余额不足。请降低金额，或先存款。',
  'channel-unknown': '此存款方式已停用。请选择其他方式。',
  'provider-unavailable': '支付服务商没有响应，未扣除任何款项。请稍后再试，或选择其他方式。',
  'signature-wrong': '此消息的签名不符，未予执行。',
  'payment-unknown': '没有此笔付款，未予执行。',
  'payment-password-missing': '您还没有资金密码。请先在安全中心设置。',
  'payment-password-wrong':
    '资金密码错误。{attemptsLeft, select, undefined {请检查后重试。} other {还可尝试 {attemptsLeft} 次。}}',
  'payment-password-locked':
    '资金密码错误次数过多，已锁定{minutes, select, undefined {} other {，约 {minutes} 分钟后解除}}。请稍后再试。',
  'bank-card-not-found': '您的列表中没有此账户。请选择自己的账户。',
  'bank-unknown': '无法汇款至该处。请从列表中选择银行或钱包。',
  'account-number-wrong': '该处不可能有此账号。请逐位核对，或重新复制。',
  'bank-card-exists': '此账户已在您的列表中。请直接使用，或添加另一个。',
  'bank-card-in-use': '有一笔提款正汇往此账户。待其完成后再移除。',
  'bank-card-limit-reached': '您的账户数量已达上限。请使用其中一个，或先移除一个。',
  'turnover-not-met':
    '您的存款流水尚未完成。{turnover, select, undefined {请先再玩一会儿。} other {还需流水 {turnover}。}}',
  'withdrawal-not-found': '没有此笔提款。请查看列表。',
  'withdrawal-not-pending': '此笔提款已有审核结果。请重新加载列表。',
  'withdrawal-not-approved': '此笔提款尚未批准。请先批准再付款。',
  'withdrawal-not-paid': '此笔提款尚未汇出。请在到账后再确认。',
  'receipt-already-confirmed': '此笔提款已确认到账，无需再操作。',
  'receipt-disputed': '您已告知此笔提款未到账，客服正在查询。',

  // wagering and games
  'deposit-limit-reached':
    '此笔存款将超出您设定的限额。{remaining, select, undefined {请输入更小的金额。} other {剩余额度为 {remaining}。}}',
  'stake-limit-reached': '此笔投注将超出您设定的限额。请降低投注额，或等待限额重置。',
  'loss-limit-reached': '您已达到自己设定的亏损限额。限额重置后可继续游戏。',
  'spend-limit-reached': '您已达到自己设定的消费限额。限额重置后可继续游戏。',
  'session-limit-reached': '您已玩满自己设定的时长。请休息一下，稍后再来。',
  'player-on-break':
    '您正处于冷静期{until, select, undefined {} other {，至 {until} 结束}}。到期自动结束，不能缩短。',
  'self-excluded':
    '您已申请自我排除{until, select, undefined {} other {，至 {until} 结束}}。任何人都不能提前解除，但您仍可提取余额。',
  'reality-check-due': '请先看看您已玩了多久、花费多少，如果愿意再继续。',
  'round-unknown': '您的账户中没有此局。请查看投注记录。',
  'round-open': '此前有一局尚未结束。请先完成该局。',
  'seed-rotation-blocked': '有未结束的局次时不能更换种子。请先完成该局。',
  'game-unknown': '这里没有此游戏。请另选一款。',
  'game-off': '此游戏目前不开放。请另选一款。',
  'game-unverified': '我们的自有游戏已暂停：正在核查其代码。您的资金安全无虞，请稍后再试。',
  'game-maintenance': '此游戏正在维护。请另选一款，或稍后再来。',
  'demo-not-offered': '此游戏不能用试玩金试玩。',
  'vendor-unavailable': '此游戏的厂商没有响应。请稍后重试，或另选一款。',
  'favourites-full': '您的收藏已满。请先移除一款游戏。',
  'picture-unknown': '没有此图片。',
  'category-unknown': '没有此类别。',
  'vendor-unknown': '没有此厂商。',
  'notice-unknown': '没有此公告。请重新加载列表。',
  'article-unknown': '没有此文章。',
  'article-not-house': '此文章没有默认文本。',
  'article-incomplete': '请为每种语言填写标题和正文。',
  'feedback-length':
    '反馈内容须{min, select, undefined {更长或更短一些} other {在 {min} 至 {max} 个词之间}}。',
  'feedback-too-often': '您提交得过于频繁。请等待一小时。',
  'feedback-unknown': '没有此条反馈。',
  'feedback-answered': '此条反馈已经回复。',
  'language-unknown': '不提供此语言。',
  'notice-untitled': '请至少用一种语言为公告填写标题。',
  'notice-dates-crossed': '公告的结束时间早于开始时间。请更改其中一个日期。',
  'vip-levels-changed': '其他人已同时更改了等级。请重新加载后再作更改。',
  'vip-level-unknown': '没有此等级。请重新加载页面。',
  'vip-emblem-twice':
    '{level, select, undefined {有等级} other {第 {level} 级}}使用了其他等级已有的徽章。',
  'vip-levels-not-ascending':
    '{level, select, undefined {有等级} other {第 {level} 级}}的要求不高于下一级。各等级的流水要求必须逐级提高，存款要求不得降低。',
  'vip-keep-too-high':
    '{level, select, undefined {有等级} other {第 {level} 级}}的保级要求不得高于升级要求，也不得低于下一级。',
  'vip-benefit-falling':
    '{level, select, undefined {有等级} other {第 {level} 级}}的权益低于下一级或低于无等级会员。',
  'vip-contact-invalid':
    '{level, select, undefined {有等级} other {第 {level} 级}}的专属联系方式须以 https://、mailto: 或 tel: 开头且完整。',
  'vip-level-held': '{level, select, undefined {该等级} other {第 {level} 级}}仍有会员，不能删除。',
  'vip-until-invalid': '请选择今天之后、一年之内的日期。',
  'vip-not-set': '此会员的等级并非人工设定，已按游戏情况决定。',
  'jackpot-unknown': '没有此累积大奖。',
  'jackpot-terms-invalid': '这些条款不成立：上限须高于起始金额，且神秘大奖须注入自己的奖池。',
  'jackpot-ceiling-lowered': '上限绝不调低：已向玩家说明奖金可达到该金额。',
  'order-incomplete': '列表已过时。请重新加载并再次排序。',
  'launch-mode-unknown': '不能以此方式打开游戏。请从大厅重新打开。',
  'launch-used': '此游戏链接已被使用。请从大厅重新打开游戏。',
  'game-open-elsewhere': '您已在另一窗口打开老虎机。一次只能玩一款。',
  'rules-changed': '此游戏的规则已更改，因此未扣除任何投注。请重新打开游戏，按新规则游戏。',
  'stake-not-offered': '此游戏不提供该投注额。请从所示金额中选择。',

  // vendors
  'token-unknown': '此令牌没有对应的已打开游戏。请从大厅重新打开游戏。',
  'token-expired': '此游戏会话已结束。请从大厅重新打开游戏。',
  'player-unknown': '此玩家没有打开过贵方的任何游戏。',
  'currency-differs': '币种与打开此游戏时的币种不同。',
  'bet-unknown': '此局中没有该笔投注。',
  'bet-rolled-back': '此笔投注已撤回，不再计算。',
  'round-closed': '此局已结束。请开始新的一局。',
  'round-paid': '此局已派彩，其最后一笔投注不能撤回。',
  'address-invalid': '这不是服务器地址。请以 https:// 开头并检查。',
  'key-invalid': '此密钥无法使用。共享密钥至少 32 个字符；公钥须为至少 2048 位的 RSA，PEM 格式。',
  'key-missing': '缺少此厂商的密钥。请先填写。',

  // brand
  'brand-file-unknown': '品牌中没有此文件。请重新加载页面。',
  'contrast-too-low':
    '这些颜色不易辨认{theme, select, undefined {} other {（{theme, select, dark {深色} other {浅色}}主题：{text}在{ground}上的对比度为 {ratio}，至少需 {least}）}}。未作任何保存。',
  'icon-not-square': '图标须为方形，宽度至少 192 像素。请另选图片。',
  'web-address-invalid':
    '这不是完整的网址{address, select, undefined {} other {：{address}}}。请以 https:// 开头，且不含用户名或密码。',
  'contact-twice': '每种联系方式只能出现一次。请删去重复的一项。',
  'package-invalid':
    '安装包的说明有误。包名形如 com.example.house，指纹为以冒号分隔的 32 组数字，摘要为 64 位数字。',
  'certificate-invalid': '此证书无法使用：须为 PEM 格式、仍在有效期内，并与其私钥匹配。',

  // console
  'member-state-fixed': '此账户已关闭或已排除，不能在此更改状态。',
  'password-change-due': '请先设置自己的密码：发给您的密码仅供登录一次。',
  'second-factor-enrolment': '请先为您的账户设置双重验证。在此之前无法进行其他操作。',
  'staff-account-locked': '此员工账户已锁定。请联系平台所有者。',
  'initial-password-expired': '发给您的密码已过期。请重新索取。',
  'password-short': '请至少使用 {min, select, undefined {12} other {{min}}} 个字符。',
  'password-guessable': '此密码包含您的姓名或平台名称。请换一个。',
  'staff-unknown': '没有此员工账户。',
  'staff-own': '任何人都不能在此更改自己的账户。请找其他员工处理。',
  'staff-above-own': '此账户的权限高于您。请找权限相当的人处理。',
  'role-unknown': '没有此角色。',
  'role-fixed': '所有者角色不能更改。',
  'role-own': '任何人都不能更改自己持有的角色。请找其他员工处理。',
  'role-above-own': '此角色的权限高于您。您只能授予自己拥有的权限。',
  'role-held': '仍有人持有此角色。请先为其更换角色。',
  'role-taken': '已有同名角色。',
  'permission-unknown': '其中有一项权限不存在。',
  'staff-credentials-wrong': '用户名或密码错误。请检查后重试。',
  'staff-locked':
    '此员工账户因多次失败已锁定。请{minutes, select, undefined {稍后} other {在约 {minutes} 分钟后}}再试。',
  'member-not-found': '没有此会员。请检查用户名或 ID。',
  'module-unknown': '没有此模块开关。请重新加载列表。',
  'module-fixed': '此开关不能关闭：平台运行需要它。',
  'setting-unknown': '没有此设置。请重新加载列表。',
  'setting-invalid':
    '此设置不允许该值。{min, select, undefined {请更正后重试。} other {请输入 {min} 至 {max} 的整数。}}',
  'field-rule-invalid':
    '此规则无法使用。{fault, select, bounds {最小长度须不小于 0，最大长度须为 1 至 500 且不小于最小长度。} kind {请选择一种文本类型。} unreadable {并非所有浏览器都能识别此模式：不支持环视和反向引用。} slow {对某些文本，此模式的匹配会耗时过长：请避免嵌套重复。} other {请更正后重试。}}',
  'address-list-invalid':
    '有一项既不是地址也不是地址段{address, select, undefined {} other {：{address}}}。请写成 198.51.100.7、198.51.100.0/24 或 2001:db8::/32 的形式。',
  'terms-incomplete': '发布前，请用每种语言写好条款与隐私声明。',
  'message-incomplete': '请为每种语言填写标题和正文。',
  'message-unknown': '没有此消息。请重新加载列表。',
  'message-withdrawn': '此消息已撤回。',
  'receiver-on-pause':
    '{name, select, undefined {名单中有人} other {{name} }}处于冷静期或自我排除中，不得接收广告。请将其从名单中移除。',
  'audience-empty': '没有人会收到此消息。',
  'chat-room-unknown': '没有此聊天室。',
  'chat-room-closed': '此聊天室暂不接受新消息。',
  'chat-room-unnamed': '请至少用一种语言填写聊天室名称。',
  'chat-paused': '在您的冷静期或自我排除期间，聊天室不对您开放。客服随时为您服务。',
  'chat-banned': '聊天室暂不对您开放。详情请咨询客服。',
  'chat-muted': '您暂时不能在聊天室发言。详情请咨询客服。',
  'chat-rules-due': '请先阅读聊天守则并同意遵守。',
  'chat-phone-needed': '要在此发言，请先验证您的手机号码。',
  'chat-deposit-needed': '要在此发言，您需要有过存款。',
  'chat-text-empty': '请先输入内容。',
  'chat-text-long': '此消息过长{max, select, undefined {} other {，最多 {max} 个字符}}。',
  'chat-words-blocked': '此消息含有不允许的词语。请修改后重新发送。',
  'chat-too-often': '您发送得太快了。请稍候再发送。',
  'chat-slow':
    '此聊天室已开启慢速模式。{seconds, select, undefined {请稍候再发送。} other {请在 {seconds} 秒后重新发送。}}',
  'chat-repeated': '您刚刚发送过相同的内容。',
  'chat-message-unknown': '此消息已不存在。',
  'chat-message-own': '这是您自己的消息。',
  'chat-writer-unknown': '您没有屏蔽此人。',
  'chat-reports-many': '您举报的消息较多，工作人员正在查看，请一小时后再试。',
  'chat-sanction-unknown': '没有此项禁言或封禁，或已结束。',
  'chat-thread-unknown': '没有此对话。',
  'chat-thread-taken':
    '此对话已由另一位员工处理{by, select, undefined {} other {：{by}}}。请先接手。',
};
