import type { TranslatedWords } from '../english.ts'

export const ar: TranslatedWords = {
  codes: {
    code: {
      subject: 'رمز التحقق الخاص بك في Touchstone',
      text: [
        'رمزك في Touchstone هو {code}.',
        '{purpose, select, register {استخدمه خلال {minutes} دقائق لفتح حسابك.} forget {استخدمه خلال {minutes} دقائق لاختيار كلمة مرور جديدة.} password {استخدمه خلال {minutes} دقائق لتغيير كلمة المرور.} bindphone {استخدمه خلال {minutes} دقائق لربط رقم الهاتف هذا بحسابك.} bindemail {استخدمه خلال {minutes} دقائق لربط عنوان البريد الإلكتروني هذا بحسابك.} tpwd {استخدمه خلال {minutes} دقائق لتغيير كلمة مرور المعاملات.} question {استخدمه خلال {minutes} دقائق لتغيير سؤال الأمان.} unfreeze {استخدمه خلال {minutes} دقائق لطلب إعادة فتح حسابك.} factor {استخدمه خلال {minutes} دقائق للإبلاغ عن فقدان العامل الثاني.} other {استخدمه خلال {minutes} دقائق لإثبات أنك صاحب الحساب.}} وهو صالح لمرة واحدة.',
        'إذا لم تطلبه، فلا يلزمك فعل شيء. لن يطلب منك أي شخص من Touchstone هذا الرمز أو كلمة مرورك أبدًا.',
      ],
    },
    alreadyRegistered: {
      subject: 'لديك حساب في Touchstone بالفعل',
      text: [
        'حاول شخص ما، ربما أنت، فتح حساب في Touchstone بهذا العنوان. لهذا العنوان حساب بالفعل.',
        'سجّل الدخول بكلمة مرورك، أو اختر «نسيت كلمة المرور» في صفحة تسجيل الدخول لتعيين كلمة جديدة.',
        'إذا لم تكن أنت، فلا يلزمك فعل شيء. لن يطلب منك أي شخص من Touchstone هذا الرمز أو كلمة مرورك أبدًا.',
      ],
    },
    alreadyBound: {
      subject: 'هذا مرتبط بحساب في Touchstone بالفعل',
      text: [
        'حاول شخص ما، ربما أنت، ربط هذا بحساب آخر في Touchstone. وهو مرتبط بحساب بالفعل.',
        'إذا لم تكن أنت، فلا يلزمك فعل شيء. لن يطلب منك أي شخص من Touchstone هذا الرمز أو كلمة مرورك أبدًا.',
      ],
    },
    shared: {
      antiPhishing: 'كلمة مكافحة التصيد الخاصة بك: {word}',
      held: 'عمليات السحب موقوفة لمدة 24 ساعة على الأقل، كما هي الحال بعد كل تغيير من هذا النوع.',
      notYou: 'إذا لم تكن أنت من فعل ذلك، فجمّد حسابك من «مركز المستخدم» ثم «مركز الأمان»، وراسلنا.',
      notYouAtOnce: 'إذا لم تكن أنت من فعل ذلك، فجمّد حسابك فورًا: «مركز المستخدم» ثم «مركز الأمان».',
    },
  },
  security: {
    changeDone: {
      subject:
        '{change, select, phone {تم تغيير رقم هاتفك في Touchstone} email {تم تغيير عنوان بريدك الإلكتروني في Touchstone} password {تم تغيير كلمة مرورك في Touchstone} tpwd {تم تغيير كلمة مرور المعاملات في Touchstone} question {تم تغيير سؤال الأمان الخاص بك في Touchstone} factor {تمت إزالة عاملك الثاني في Touchstone} other {أُعيد فتح حسابك في Touchstone}}',
      text: [
        '{change, select, phone {تم تغيير رقم هاتف حسابك في Touchstone.} email {تم تغيير عنوان البريد الإلكتروني لحسابك في Touchstone.} password {تم تغيير كلمة مرور حسابك في Touchstone. وأُنهيت جلساتك الأخرى.} tpwd {تم تغيير كلمة مرور المعاملات لحسابك في Touchstone.} question {تم تغيير سؤال الأمان لحسابك في Touchstone.} factor {تمت إزالة العامل الثاني من حسابك في Touchstone. وأُنهيت جلساتك الأخرى.} other {أُعيد فتح حسابك في Touchstone.}}',
        '@held',
        '@notYou',
      ],
    },
    changeRequested: {
      subject: 'تغيير في حسابك في Touchstone بانتظار المراجعة',
      text: [
        '{change, select, phone {طلب شخص أثبت أنه أنت تغيير رقم هاتف حسابك.} email {طلب شخص أثبت أنه أنت تغيير عنوان البريد الإلكتروني لحسابك.} password {طلب شخص أثبت أنه أنت تغيير كلمة مرور حسابك.} tpwd {طلب شخص أثبت أنه أنت تغيير كلمة مرور المعاملات لحسابك.} question {طلب شخص أثبت أنه أنت تغيير سؤال الأمان لحسابك.} factor {طلب شخص أثبت أنه أنت إزالة العامل الثاني من حسابك.} other {طلب شخص أثبت أنه أنت إعادة فتح حسابك.}} سيراجع شخص الطلب قبل أن يتغير أي شيء.',
        'إذا لم تكن أنت من طلب ذلك، فسجّل الدخول، واسحب الطلب من «مركز المستخدم» ثم «مركز الأمان» ثم «التغييرات المطلوبة»، وغيّر كلمة مرورك.',
      ],
    },
    changeRefused: {
      subject: 'رُفض تغيير في حسابك في Touchstone',
      text: [
        '{change, select, phone {لم نستجب لطلب تغيير رقم هاتف حسابك.} email {لم نستجب لطلب تغيير عنوان البريد الإلكتروني لحسابك.} password {لم نستجب لطلب تغيير كلمة مرور حسابك.} tpwd {لم نستجب لطلب تغيير كلمة مرور المعاملات لحسابك.} question {لم نستجب لطلب تغيير سؤال الأمان لحسابك.} factor {لم نستجب لطلب إزالة العامل الثاني من حسابك.} other {لم نستجب لطلب إعادة فتح حسابك.}}',
        '{reason}',
      ],
    },
    factorChanged: {
      subject:
        '{act, select, added {{factor, select, totp {حسابك في Touchstone: تمت إضافة تطبيق المصادقة} other {حسابك في Touchstone: تمت إضافة مفتاح مرور}}} other {{factor, select, totp {حسابك في Touchstone: تمت إزالة تطبيق المصادقة} other {حسابك في Touchstone: تمت إزالة مفتاح مرور}}}}',
      text: [
        '{act, select, added {{factor, select, totp {تمت إضافة تطبيق مصادقة إلى حسابك.} other {تمت إضافة مفتاح مرور إلى حسابك.}}} other {{factor, select, totp {تمت إزالة تطبيق مصادقة من حسابك.} other {تمت إزالة مفتاح مرور من حسابك.}}}}',
        '@held',
        '@notYou',
      ],
    },
    recoveryCodeUsed: {
      subject: 'استُخدم رمز استرداد لحسابك في Touchstone',
      text: ['أثبت شخص ما أنه أنت باستخدام رمز استرداد. الرموز المتبقية: {left}.', '@notYou'],
    },
    newDevice: {
      subject: 'سجّل جهاز جديد الدخول إلى حسابك في Touchstone',
      text: ['سجّل {device} الدخول لأول مرة من العنوان {address}.', '@held', '@notYou'],
    },
    payoutChanged: {
      subject: 'تم تغيير إعدادات استلام الأموال في Touchstone',
      text: ['تم تغيير الحساب المصرفي أو المحفظة التي تُدفع إليها أموالك.', '@notYou'],
    },
    accountFrozen: {
      subject: 'حسابك في Touchstone مجمّد',
      text: [
        'كما طلبت، حسابك مجمّد: لا تداول ولا سحب. وأُنهيت جلساتك الأخرى.',
        'لإعادة فتحه، سجّل الدخول واطلب ذلك من «مركز المستخدم» ثم «مركز الأمان»؛ وسيراجع شخص طلبك.',
      ],
    },
    tpwdLocked: {
      subject: 'قُفلت كلمة مرور المعاملات في Touchstone',
      text: ['أُدخلت كلمة مرور معاملات خاطئة عشر مرات. يمكنك المحاولة مجددًا بعد 24 ساعة.', '@notYou'],
    },
    walletLinked: {
      subject: 'تم ربط محفظة بحسابك',
      text: ['يمكن للمحفظة {wallet} تسجيل الدخول إلى حسابك من الآن فصاعدًا.', '@held', '@notYou'],
    },
    walletUnlinked: {
      subject: 'تم إلغاء ربط محفظة حسابك',
      text: ['لم يعد بإمكان المحفظة {wallet} تسجيل الدخول إلى حسابك.', '@held', '@notYou'],
    },
    restrained: {
      subject:
        '{what, select, login_frozen {حسابك في Touchstone: أُغلق تسجيل الدخول} login_opened {حسابك في Touchstone: أُعيد فتح تسجيل الدخول} trading_frozen {حسابك في Touchstone: أُوقف التداول} trading_opened {حسابك في Touchstone: أُعيد فتح التداول} withdrawals_held {حسابك في Touchstone: أُوقفت عمليات السحب} withdrawals_released {حسابك في Touchstone: انتهى إيقاف عمليات السحب} tier_changed {حسابك في Touchstone: تغيّرت شريحة الرسوم} other {حسابك في Touchstone: أُنهيت الجلسات}}',
      text: [
        '{what, select, login_frozen {لا يمكن لأحد تسجيل الدخول إلى حسابك الآن، وأُنهيت الجلسات المفتوحة.} login_opened {يمكنك تسجيل الدخول إلى حسابك مجددًا.} trading_frozen {تُرفض الأوامر الجديدة الآن. وتبقى الأوامر المفتوحة، ويمكنك إلغاؤها.} trading_opened {يمكنك التداول مجددًا.} withdrawals_held {لا يمكن سحب شيء من حسابك في الوقت الحالي.} withdrawals_released {يمكنك السحب مجددًا.} tier_changed {تسري على الأوامر المقبولة من الآن فصاعدًا.} other {سُجّل خروجك من كل الأجهزة، ويمكنك تسجيل الدخول مجددًا.}}',
        'السبب: {reason}',
        '{text}',
        'إذا كنت لا توافق على ذلك، فيرجى مراسلتنا.',
      ],
    },
  },
  money: {
    addressAdded: {
      subject: 'حسابك في Touchstone: تمت إضافة عنوان سحب',
      text: [
        'تمت إضافة العنوان {address} إلى عناوين السحب الخاصة بك.',
        'يمكن استخدامه اعتبارًا من {usableAt}.',
        '@notYouAtOnce',
      ],
    },
    addressRemoved: {
      subject: 'حسابك في Touchstone: تمت إزالة عنوان سحب',
      text: ['تمت إزالة العنوان {address} من عناوين السحب الخاصة بك.', '@notYouAtOnce'],
    },
    withdrawal: {
      subject:
        '{state, select, requested {حسابك في Touchstone: تم طلب سحب} approved {حسابك في Touchstone: تمت الموافقة على سحب} confirmed {حسابك في Touchstone: تم دفع سحب} canceled {حسابك في Touchstone: أُلغي سحب} refused {حسابك في Touchstone: رُفض سحب} other {حسابك في Touchstone: تعذّر دفع سحب}}',
      text: [
        'السحب رقم {number}: {amount} إلى {destination}، الرسوم {fee}، وتستلم {receive}.',
        '{state, select, requested {جُنِّب المبلغ. يمكنك استعادته ما لم تبدأ مراجعته.} approved {سيُدفع {receive} الآن.} confirmed {تم دفع {receive}.} canceled {تم التراجع عنه قبل مراجعته. عاد المبلغ كاملًا إلى حساب الأموال، ولم تُخصم أي رسوم.} refused {عاد المبلغ كاملًا إلى حساب الأموال، ولم تُخصم أي رسوم.} other {رفضت الشبكة الدفعة. عاد المبلغ كاملًا إلى حساب الأموال، ولم تُخصم أي رسوم.}}',
        '{state, select, confirmed {المرجع: {reference}} refused {{text}} failed {} other {إذا لم تكن أنت من فعل ذلك، فجمّد حسابك فورًا: «مركز المستخدم» ثم «مركز الأمان».}}',
      ],
    },
    depositCredited: {
      subject: 'تم قيد إيداعك',
      text: ['أصبح {amount} في حساب الأموال.', 'المعاملة: {transaction}'],
    },
    depositRefused: { subject: 'رُفض نموذج الإيداع الذي قدمته', text: ['{reason}'] },
    purchaseCredited: {
      subject: 'تم قيد عملاتك',
      text: ['أصبح {amount} الذي اشتريته في حساب الأموال.', 'مرجع الحوالة لدى البنك: {reference}.'],
    },
    purchaseRefused: {
      subject: 'رُفض شراؤك',
      text: ['رُفض شراؤك {amount} مقابل {pay} بسعر {rate}. ولم يُقيَّد شيء.', '{reason}'],
    },
    transferred: {
      subject: 'نُقلت أموال بين حساباتك',
      text: [
        'نُقل {amount}. من: {from, select, contract {حساب العقود} delivery {حساب التسليم} hosting {حساب الحفظ} other {حساب الأموال}}. إلى: {to, select, contract {حساب العقود} delivery {حساب التسليم} hosting {حساب الحفظ} other {حساب الأموال}}.',
      ],
    },
    converted: { subject: 'تم استبدالك', text: ['استُبدل {amount} مقابل {receive}.'] },
  },
  positions: {
    marginCall: {
      subject: 'نداء الهامش: {contract} قريب من التصفية',
      text: [
        '{mode, select, cross {بلغت نسبة مخاطر مراكزك المتقاطعة، ومنها {contract}، {percent}. وعند 100% تتم تصفيتها.} other {{side, select, long {بلغت نسبة مخاطر مركز الشراء الخاص بك في {contract} {percent} عند سعر علامة {mark}. وعند 100% تتم تصفيته.} other {بلغت نسبة مخاطر مركز البيع الخاص بك في {contract} {percent} عند سعر علامة {mark}. وعند 100% تتم تصفيته.}}}}',
        '{mode, select, cross {} other {سعر تصفيته هو {liquidation}.}}',
        '{mode, select, cross {أغلق جزءًا من مراكزك، أو حوّل أموالًا إلى حساب العقود.} other {أضف هامشًا، أو أغلق جزءًا من المركز، أو عيّن وقف خسارة.}}',
        'تُرسل هذه الرسالة عندما تُرصد نسبة المخاطر فوق 80%. وقد تسبقها الأسعار: يمكن أن تتم تصفية مركز دون تحذير مسبق.',
      ],
    },
    liquidation: {
      subject: 'تجري تصفية مركزك في {contract}',
      text: [
        '{side, select, long {لم يعد لمركز الشراء الخاص بك في {contract} الهامش الذي يحتاجه، عند سعر علامة {mark}.} other {لم يعد لمركز البيع الخاص بك في {contract} الهامش الذي يحتاجه، عند سعر علامة {mark}.}}',
        '{step, select, orders_cancelled {أُلغيت أوامره المفتوحة أولًا؛ ولم يتغير المركز نفسه حتى الآن.} reduced {{lots, plural, zero {أُغلق # لوت، برسوم {fee}، كي يبقى الباقي.} one {أُغلق لوت واحد، برسوم {fee}، كي يبقى الباقي.} two {أُغلق لوتان، برسوم {fee}، كي يبقى الباقي.} few {أُغلقت # لوتات، برسوم {fee}، كي يبقى الباقي.} many {أُغلق # لوتًا، برسوم {fee}، كي يبقى الباقي.} other {أُغلق # لوت، برسوم {fee}، كي يبقى الباقي.}}} other {{lots, plural, zero {استحوذ صندوق التأمين على لوتاته كلها (#). واستُنفد الهامش.} one {استحوذ صندوق التأمين على اللوت الوحيد فيه. واستُنفد الهامش.} two {استحوذ صندوق التأمين على اللوتين فيه كليهما. واستُنفد الهامش.} few {استحوذ صندوق التأمين على لوتاته كلها، وهي # لوتات. واستُنفد الهامش.} many {استحوذ صندوق التأمين على لوتاته كلها، وهي # لوتًا. واستُنفد الهامش.} other {استحوذ صندوق التأمين على لوتاته كلها، وهي # لوت. واستُنفد الهامش.}}}}',
      ],
    },
    deleveraged: {
      subject: 'أُغلق جزء من مركزك في {contract}',
      text: [
        '{lots, plural, zero {أُغلق # لوت من مركزك في {contract} بسعر {price}، مقابل مركز لم يستطع صندوق التأمين تحمّله: كان ترتيبك {rank} في قائمة الانتظار المنشورة.} one {أُغلق لوت واحد من مركزك في {contract} بسعر {price}، مقابل مركز لم يستطع صندوق التأمين تحمّله: كان ترتيبك {rank} في قائمة الانتظار المنشورة.} two {أُغلق لوتان من مركزك في {contract} بسعر {price}، مقابل مركز لم يستطع صندوق التأمين تحمّله: كان ترتيبك {rank} في قائمة الانتظار المنشورة.} few {أُغلقت # لوتات من مركزك في {contract} بسعر {price}، مقابل مركز لم يستطع صندوق التأمين تحمّله: كان ترتيبك {rank} في قائمة الانتظار المنشورة.} many {أُغلق # لوتًا من مركزك في {contract} بسعر {price}، مقابل مركز لم يستطع صندوق التأمين تحمّله: كان ترتيبك {rank} في قائمة الانتظار المنشورة.} other {أُغلق # لوت من مركزك في {contract} بسعر {price}، مقابل مركز لم يستطع صندوق التأمين تحمّله: كان ترتيبك {rank} في قائمة الانتظار المنشورة.}}',
      ],
    },
    positionClosed: {
      subject: 'أُغلق مركزك في {contract}',
      text: [
        '{side, select, long {أُغلق مركز الشراء الخاص بك في {contract}.} other {أُغلق مركز البيع الخاص بك في {contract}.}} {by, select, take_profit {بلغ السعر مستوى جني الأرباح.} stop_loss {بلغ السعر مستوى وقف الخسارة.} other {انتهى العقد، وأُغلق كل مركز فيه بسعر التسوية.}}',
        'نتيجته قبل الرسوم والتمويل: {result}.',
      ],
    },
    contractEnds: {
      subject: 'ينتهي {contract} في {endsAt}',
      text: [
        '{side, select, long {{lots, plural, zero {لديك مركز شراء بحجم # لوت في {name} ({contract}). ينتهي العقد في {endsAt}.} one {لديك مركز شراء بحجم لوت واحد في {name} ({contract}). ينتهي العقد في {endsAt}.} two {لديك مركز شراء بحجم لوتين في {name} ({contract}). ينتهي العقد في {endsAt}.} few {لديك مركز شراء بحجم # لوتات في {name} ({contract}). ينتهي العقد في {endsAt}.} many {لديك مركز شراء بحجم # لوتًا في {name} ({contract}). ينتهي العقد في {endsAt}.} other {لديك مركز شراء بحجم # لوت في {name} ({contract}). ينتهي العقد في {endsAt}.}}} other {{lots, plural, zero {لديك مركز بيع بحجم # لوت في {name} ({contract}). ينتهي العقد في {endsAt}.} one {لديك مركز بيع بحجم لوت واحد في {name} ({contract}). ينتهي العقد في {endsAt}.} two {لديك مركز بيع بحجم لوتين في {name} ({contract}). ينتهي العقد في {endsAt}.} few {لديك مركز بيع بحجم # لوتات في {name} ({contract}). ينتهي العقد في {endsAt}.} many {لديك مركز بيع بحجم # لوتًا في {name} ({contract}). ينتهي العقد في {endsAt}.} other {لديك مركز بيع بحجم # لوت في {name} ({contract}). ينتهي العقد في {endsAt}.}}}}',
        'يُغلق المركز حينها دون رسوم، بمتوسط سعر المؤشر لـ {index} خلال آخر 30 دقيقة، بعيّنة كل ثانية. وتُلغى الأوامر المفتوحة في العقد، وينتهي معه جني الأرباح ووقف الخسارة.',
        'لا يلزمك فعل شيء. في الدقيقة الأخيرة لا يمكن إلا إغلاق المراكز. {next, select, absent {لا يوجد عقد لاحق مدرج في الوقت الحالي.} other {للاحتفاظ بمركز بعد ذلك، أغلق هذا المركز وافتحه في {next}، الذي ينتهي في {nextEndsAt}.}}',
      ],
    },
  },
  finance: {
    hosted: {
      subject: 'بدأ الحفظ الخاص بك',
      text: ['الأمر {order}: {amount} في الحفظ حتى {endAt}.'],
    },
    hostingPaid: {
      subject: 'تم دفع عائد يوم من الحفظ',
      text: ['الأمر {order}، اليوم {day}: أصبح {amount} في حساب الحفظ.'],
    },
    hostingRedemption: {
      subject: 'بدأ استردادك المبكر',
      text: [
        'لا يُدفع عائد أي يوم آخر للأمر {order}؛ وتصبح أمواله متاحة مجددًا في {redeemAt}.',
        'لن يُدفع {unearned} من العائد الموعود.',
      ],
    },
    hostingEnded: {
      subject: '{result, select, redeemed {تم استرداد الحفظ الخاص بك} other {اكتمل الحفظ الخاص بك}}',
      text: [
        'الأمر {order}: أصبح {returned} متاحًا مجددًا.',
        '{result, select, redeemed {كلّف الاسترداد المبكر {loss}.} other {}}',
      ],
    },
    loanPaidOut: {
      subject: 'تم صرف قرضك',
      text: ['القرض {loan}: أصبح {amount} في حساب الأموال.', 'ويستحق في {dueAt}.'],
    },
    loanRejected: {
      subject: 'رُفض طلبك للحصول على قرض',
      text: ['لم يُمنح القرض {loan}.', '{reason}'],
    },
    loanDue: {
      subject: 'القرض {loan} مطلوب سداده',
      text: [
        'القرض {loan}: {state, select, to_repay {حان موعد استحقاقه: سدده اليوم.} expired {انقضى يوم استحقاقه. سدده خلال أيام السماح، قبل أن تبدأ رسوم التأخير.} other {انقضت أيام السماح، وتُحتسب رسوم تأخير كل يوم.}}',
      ],
    },
    loanRepaid: {
      subject: '{way, select, proof {تم احتساب سدادك} other {تم قيد سدادك}}',
      text: [
        'القرض {loan}: تم سداد {amount}.',
        'مرجعه لدى البنك: {line}.',
        '{done, select, yes {لم يعد مستحقًا عليه شيء.} other {ما زال {owed} مستحقًا.}}',
      ],
    },
    loanProofRefused: {
      subject: 'رُفض إثبات السداد الذي قدمته',
      text: ['القرض {loan}: رُفض إثباتك، ولم يُحتسب شيء.', '{reason}'],
    },
    loanWrittenOff: {
      subject: 'شُطب القرض {loan}',
      text: ['شُطب القرض {loan}: لم يُسدَّد {loss}.', '{reason}'],
    },
    subscribed: {
      subject: 'تم استلام اكتتابك',
      text: ['الاكتتاب {subscription}: {quantity} مقابل {cost}، وقد حُجزت هذه التكلفة.'],
    },
    subscriptionDecided: {
      subject: '{passed, select, no {لم يُقبل اكتتابك} other {قُبل اكتتابك}}',
      text: [
        '{passed, select, no {الاكتتاب {subscription}: أصبح {refund} متاحًا مجددًا.} other {الاكتتاب {subscription}: أصبح {allocated} لك مقابل {paid}؛ وأصبح {refund} متاحًا مجددًا.}}',
        '{passed, select, no {{reason}} other {}}',
      ],
    },
    coinsReleased: { subject: 'عملاتك الجديدة متاحة', text: ['انتهت فترة الحظر على {amount}.'] },
    coinsReturned: {
      subject: 'أُعيدت عملاتك الجديدة',
      text: ['أُعيد {amount} مقابل {refund}.'],
    },
    rewardPaid: {
      subject: 'تم دفع مكافأة تسجيل حضورك',
      text: ['اليوم {day}: أصبح {amount} في حساب الأموال.'],
    },
    commissionPaid: {
      subject: 'تم دفع عمولة',
      text: ['أصبح {amount} من رسوم العملاء الذين دعوتهم في حساب الأموال.'],
    },
    welfarePaid: { subject: 'تم دفع مكافأة من المزايا', text: ['أصبح {amount} في حساب الأموال.'] },
  },
  service: {
    verified: {
      subject:
        '{tier, select, junior {تمت الموافقة على التحقق الأساسي} senior {تمت الموافقة على التحقق المتقدم} other {تمت الموافقة على التحقق من العنوان}}',
      text: [
        '{tier, select, junior {تمت الموافقة على التحقق الأساسي لحسابك.} senior {تمت الموافقة على التحقق المتقدم لحسابك.} other {تمت الموافقة على التحقق من العنوان لحسابك.}} ارتفعت حدودك.',
      ],
    },
    verificationRefused: {
      subject: '{tier, select, junior {فشل التحقق الأساسي} senior {فشل التحقق المتقدم} other {فشل التحقق من العنوان}}',
      text: [
        'فشلت المصادقة، يرجى إعادة التحقق.',
        '{reason}',
        'ما أدخلته محفوظ في صفحة «التحقق من الهوية»: صححه هناك وأرسله مجددًا.',
      ],
    },
    ticketAnswered: {
      subject: 'أجابك الدعم',
      text: [
        'أجابك دعم Touchstone.',
        'سجّل الدخول وافتح صفحة «الدعم» لقراءة الإجابة والرد عليها. لا نرسل الإجابات بالبريد الإلكتروني، ولا نطلب كلمة مرور أو رمزًا أبدًا.',
      ],
    },
    priceAlert: {
      subject: '{symbol} عند {seen}',
      text: [
        '{by, select, mark {{side, select, above {طلبت إبلاغك عندما يكون سعر العلامة لـ {symbol} عند {price} أو أعلى.} other {طلبت إبلاغك عندما يكون سعر العلامة لـ {symbol} عند {price} أو أدنى.}}} other {{side, select, above {طلبت إبلاغك عندما يكون آخر سعر لـ {symbol} عند {price} أو أعلى.} other {طلبت إبلاغك عندما يكون آخر سعر لـ {symbol} عند {price} أو أدنى.}}}} وهو الآن عند {seen}.',
        '{late, select, yes {بلغ السعر هذا المستوى حين لم تكن المنصة تعمل، لذا يُذكر السعر الحالي وليس أول سعر بلغه.} other {}}',
        '{simulated, select, yes {الأسعار هنا محاكاة.} other {}}',
        '{world, select, demo {هذا سعر في الحساب التجريبي.} other {}}',
        'انتهى هذا التنبيه. عيّن تنبيهًا آخر لإبلاغك مجددًا.',
      ],
    },
  },
  statement: {
    title: 'كشف الحساب',
    sandbox: 'البيئة التجريبية: أموال اختبارية بلا قيمة، أسعار محاكاة',
    demo: 'الحساب التجريبي: أموال افتراضية بلا قيمة',
    owner: 'رقم الحساب {owner}',
    period: 'من {from} إلى {to} بتوقيت UTC، شاملًا اليومين: {range}',
    noEntries: 'لا قيود',
    entries: 'قيود السجل من {first} إلى {last}',
    covered: 'قيود السجل من {first} إلى {last}',
    made: 'أُعدّ في {madeAt} بتوقيت UTC من سجل المنصة حتى القيد {through}. من يعيد تشغيل ذلك السجل يصل إلى الأرصدة نفسها.',
    nothing: 'لم يحدث شيء في هذه الفترة.',
    page: 'صفحة {page} من {pages}',
    wallets: { funds: 'الأموال', contract: 'العقود', delivery: 'التسليم', hosting: 'الحفظ' },
    columns: {
      account: 'الحساب',
      currency: 'العملة',
      opening: 'الرصيد الافتتاحي',
      received: 'الوارد',
      paid: 'الصادر',
      closing: 'الرصيد الختامي',
      entries: 'القيود',
      time: 'الوقت (UTC)',
      entry: 'القيد',
      change: 'التغيير',
      balance: 'الرصيد بعده',
      reference: 'المرجع',
      sequence: 'تسلسل السجل',
    },
    receivedIn: 'الوارد إلى {account}',
    paidFrom: 'الصادر من {account}',
  },
  figures: {
    fees: '{maker} للصانع و{taker} للآخذ',
    feesOfEach: 'المعدلات المذكورة مع كل عقد',
    span: 'من {least} إلى {most}',
    hours: '{count, plural, zero {# ساعة} one {ساعة واحدة} two {ساعتين} few {# ساعات} many {# ساعة} other {# ساعة}}',
    hosting: {
      none: 'لا يوجد منتج معروض حاليًا.',
      product: 'المنتج',
      days: 'الأيام',
      rate: 'العائد اليومي',
      min: 'الحد الأدنى',
      max: 'الحد الأقصى',
      loss: 'كلفة الاسترداد المبكر',
      takes: 'مدة الاسترداد المبكر بالأيام',
      sale: 'البيع',
      states: '{state, select, open {مفتوح} other {مغلق}}',
    },
    loans: {
      none: 'لا يوجد قرض معروض حاليًا.',
      product: 'المنتج',
      days: 'الأيام',
      free: 'الأيام المجانية',
      rate: 'تكلفة اليوم',
      grace: 'أيام السماح',
      late: 'إضافة اليوم عند التأخر',
      min: 'الحد الأدنى',
      max: 'الحد الأقصى',
      lender: 'المُقرِض',
      mayLeave: 'يجوز خروجه من المنصة',
      lending: 'الإقراض',
      leaves: '{may, select, yes {نعم} other {لا}}',
      states: '{state, select, open {مفتوح} other {مغلق}}',
    },
    rewards: {
      none: 'لا توجد مكافآت حاليًا.',
      day: 'اليوم',
      reward: 'المكافأة، {currency}',
      share: 'يعود {share} على الأكثر من رسوم تداولك أنت في صورة مكافآت لتسجيل الحضور والمزايا.',
    },
  },
  entries: {
    trade: 'صفقة',
    fee: 'الرسوم',
    pnl: 'ربح عقد أو خسارته',
    loss_settled: 'خسارة عقد سُوّيت وهو مفتوح',
    funding: 'التمويل',
    liquidation_fee: 'رسوم التصفية',
    insurance: 'صندوق التأمين',
    conversion: 'استبدال عملات',
    deposit: 'إيداع',
    hosting_escrow: 'عائد مُجنَّب للحفظ',
    hosting_return: 'عائد الحفظ',
    hosting_loss: 'خسارة استرداد مبكر',
    hosting_unearned: 'عائد من الحفظ لم يُكتسب',
    invite_commission: 'عمولة دعوات',
    loan_funding: 'أموال للقروض',
    loan_return: 'أموال للقروض لم تُقرَض',
    loan_disbursement: 'قرض تم صرفه',
    loan_principal: 'قرض تم سداده',
    loan_interest: 'فائدة قرض',
    loan_late_fee: 'رسوم تأخير قرض',
    offering_funded: 'عملات مطروحة',
    subscription_paid: 'ثمن عملات جديدة',
    subscription_coins: 'عملات جديدة',
    subscription_returned: 'عملات جديدة أُعيدت',
    offering_paid_out: 'عائدات أو عملات غير مبيعة، للجهة المُصدِرة',
    purchase: 'عملات مشتراة بحوالة',
    sign_reward: 'مكافأة تسجيل الحضور اليومي',
    option_stake: 'مبلغ أمر زمني',
    option_payout: 'عائد أمر زمني',
    transfer: 'تحويل بين حساباتك',
    welfare_reward: 'مكافأة حملة مزايا',
    withdrawal: 'سحب',
    withdrawal_fee: 'رسوم السحب',
    faucet: 'أموال البيئة التجريبية',
    capital: 'رأس المال',
    rounding: 'التقريب',
    campaign_funded: 'ميزانية حملة',
    campaign_closed: 'المتبقي من ميزانية حملة',
  },
}
