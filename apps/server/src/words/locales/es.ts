import type { TranslatedWords } from '../english.ts'

export const es: TranslatedWords = {
  codes: {
    code: {
      subject: 'Su código de verificación de Touchstone',
      text: [
        'Su código de Touchstone es {code}.',
        '{purpose, select, register {Úselo en un plazo de {minutes} minutos para abrir su cuenta.} forget {Úselo en un plazo de {minutes} minutos para elegir una contraseña nueva.} password {Úselo en un plazo de {minutes} minutos para cambiar su contraseña.} bindphone {Úselo en un plazo de {minutes} minutos para vincular este número de teléfono a su cuenta.} bindemail {Úselo en un plazo de {minutes} minutos para vincular este correo electrónico a su cuenta.} tpwd {Úselo en un plazo de {minutes} minutos para cambiar su contraseña de transacciones.} question {Úselo en un plazo de {minutes} minutos para cambiar su pregunta de seguridad.} unfreeze {Úselo en un plazo de {minutes} minutos para solicitar la reapertura de su cuenta.} factor {Úselo en un plazo de {minutes} minutos para comunicar la pérdida de su segundo factor.} other {Úselo en un plazo de {minutes} minutos para demostrar que es usted.}} Sirve una sola vez.',
        'Si no lo solicitó usted, no tiene que hacer nada. Nadie de Touchstone le pedirá nunca este código ni su contraseña.',
      ],
    },
    alreadyRegistered: {
      subject: 'Usted ya tiene una cuenta de Touchstone',
      text: [
        'Alguien, quizá usted, intentó abrir una cuenta de Touchstone con esta dirección. Ya hay una cuenta con ella.',
        'Inicie sesión con su contraseña o elija “¿Olvidó la contraseña?” en la página de inicio de sesión para establecer una nueva.',
        'Si no fue usted, no tiene que hacer nada. Nadie de Touchstone le pedirá nunca este código ni su contraseña.',
      ],
    },
    alreadyBound: {
      subject: 'Esto ya pertenece a una cuenta de Touchstone',
      text: [
        'Alguien, quizá usted, intentó vincular esto a otra cuenta de Touchstone. Ya pertenece a una.',
        'Si no fue usted, no tiene que hacer nada. Nadie de Touchstone le pedirá nunca este código ni su contraseña.',
      ],
    },
    shared: {
      antiPhishing: 'Su palabra antiphishing: {word}',
      held: 'Los retiros quedan suspendidos durante al menos 24 horas, como después de cada cambio de este tipo.',
      notYou: 'Si no fue usted, congele su cuenta en Centro de usuario, Centro de seguridad, y escríbanos.',
      notYouAtOnce: 'Si no fue usted, congele su cuenta de inmediato: Centro de usuario, Centro de seguridad.',
    },
  },
  security: {
    changeDone: {
      subject:
        '{change, select, phone {Se cambió su número de teléfono de Touchstone} email {Se cambió su correo electrónico de Touchstone} password {Se cambió su contraseña de Touchstone} tpwd {Se cambió su contraseña de transacciones de Touchstone} question {Se cambió su pregunta de seguridad de Touchstone} factor {Se eliminó su segundo factor de Touchstone} other {Se reabrió su cuenta de Touchstone}}',
      text: [
        '{change, select, phone {Se cambió el número de teléfono de su cuenta de Touchstone.} email {Se cambió el correo electrónico de su cuenta de Touchstone.} password {Se cambió la contraseña de su cuenta de Touchstone. Se cerraron sus demás sesiones.} tpwd {Se cambió la contraseña de transacciones de su cuenta de Touchstone.} question {Se cambió la pregunta de seguridad de su cuenta de Touchstone.} factor {Se eliminó el segundo factor de su cuenta de Touchstone. Se cerraron sus demás sesiones.} other {Se reabrió su cuenta de Touchstone.}}',
        '@held',
        '@notYou',
      ],
    },
    changeRequested: {
      subject: 'Un cambio de su cuenta de Touchstone espera revisión',
      text: [
        '{change, select, phone {Alguien que demostró ser usted solicitó cambiar el número de teléfono de su cuenta.} email {Alguien que demostró ser usted solicitó cambiar el correo electrónico de su cuenta.} password {Alguien que demostró ser usted solicitó cambiar la contraseña de su cuenta.} tpwd {Alguien que demostró ser usted solicitó cambiar la contraseña de transacciones de su cuenta.} question {Alguien que demostró ser usted solicitó cambiar la pregunta de seguridad de su cuenta.} factor {Alguien que demostró ser usted solicitó que se elimine el segundo factor de su cuenta.} other {Alguien que demostró ser usted solicitó que se reabra su cuenta.}} Una persona lo revisará antes de que cambie nada.',
        'Si no fue usted, inicie sesión, anule la solicitud en Centro de usuario, Centro de seguridad, Cambios solicitados, y cambie su contraseña.',
      ],
    },
    changeRefused: {
      subject: 'Se rechazó un cambio de su cuenta de Touchstone',
      text: [
        '{change, select, phone {No atendimos la solicitud de cambiar el número de teléfono de su cuenta.} email {No atendimos la solicitud de cambiar el correo electrónico de su cuenta.} password {No atendimos la solicitud de cambiar la contraseña de su cuenta.} tpwd {No atendimos la solicitud de cambiar la contraseña de transacciones de su cuenta.} question {No atendimos la solicitud de cambiar la pregunta de seguridad de su cuenta.} factor {No atendimos la solicitud de eliminar el segundo factor de su cuenta.} other {No atendimos la solicitud de reabrir su cuenta.}}',
        '{reason}',
      ],
    },
    factorChanged: {
      subject:
        '{act, select, added {{factor, select, totp {Su cuenta de Touchstone: app de autenticación añadida} other {Su cuenta de Touchstone: llave de acceso añadida}}} other {{factor, select, totp {Su cuenta de Touchstone: app de autenticación eliminada} other {Su cuenta de Touchstone: llave de acceso eliminada}}}}',
      text: [
        '{act, select, added {{factor, select, totp {Se añadió una app de autenticación a su cuenta.} other {Se añadió una llave de acceso a su cuenta.}}} other {{factor, select, totp {Se eliminó una app de autenticación de su cuenta.} other {Se eliminó una llave de acceso de su cuenta.}}}}',
        '@held',
        '@notYou',
      ],
    },
    recoveryCodeUsed: {
      subject: 'Se usó un código de recuperación de su cuenta de Touchstone',
      text: ['Alguien demostró ser usted con un código de recuperación. Códigos restantes: {left}.', '@notYou'],
    },
    newDevice: {
      subject: 'Un dispositivo nuevo inició sesión en su cuenta de Touchstone',
      text: ['{device}, desde la dirección {address}, inició sesión por primera vez.', '@held', '@notYou'],
    },
    payoutChanged: {
      subject: 'Se cambiaron sus datos de cobro de Touchstone',
      text: ['Se cambió la cuenta bancaria o la billetera en la que se le paga su dinero.', '@notYou'],
    },
    accountFrozen: {
      subject: 'Su cuenta de Touchstone está congelada',
      text: [
        'Como usted pidió, su cuenta está congelada: sin operaciones ni retiros. Se cerraron sus demás sesiones.',
        'Para reabrirla, inicie sesión y solicítelo en Centro de usuario, Centro de seguridad; una persona lo revisará.',
      ],
    },
    tpwdLocked: {
      subject: 'Su contraseña de transacciones de Touchstone está bloqueada',
      text: [
        'Se introdujeron diez contraseñas de transacciones incorrectas. Puede volver a intentarlo después de 24 horas.',
        '@notYou',
      ],
    },
    walletLinked: {
      subject: 'Se vinculó una billetera a su cuenta',
      text: ['La billetera {wallet} puede iniciar sesión en su cuenta a partir de ahora.', '@held', '@notYou'],
    },
    walletUnlinked: {
      subject: 'Se desvinculó la billetera de su cuenta',
      text: ['La billetera {wallet} ya no puede iniciar sesión en su cuenta.', '@held', '@notYou'],
    },
    restrained: {
      subject:
        '{what, select, login_frozen {Su cuenta de Touchstone: se bloqueó el inicio de sesión} login_opened {Su cuenta de Touchstone: se desbloqueó el inicio de sesión} trading_frozen {Su cuenta de Touchstone: se detuvo el trading} trading_opened {Su cuenta de Touchstone: se reabrió el trading} withdrawals_held {Su cuenta de Touchstone: retiros suspendidos} withdrawals_released {Su cuenta de Touchstone: terminó la suspensión de retiros} tier_changed {Su cuenta de Touchstone: se cambió el nivel de comisiones} other {Su cuenta de Touchstone: se cerraron las sesiones}}',
      text: [
        '{what, select, login_frozen {Ahora nadie puede iniciar sesión en su cuenta, y se cerraron las sesiones abiertas.} login_opened {Puede volver a iniciar sesión en su cuenta.} trading_frozen {Ahora se deniegan las órdenes nuevas. Las órdenes abiertas se mantienen; puede cancelarlas.} trading_opened {Puede volver a operar.} withdrawals_held {Por ahora no se puede retirar nada de su cuenta.} withdrawals_released {Puede volver a retirar.} tier_changed {Se aplica a las órdenes que se acepten a partir de ahora.} other {Su sesión se cerró en todas partes y puede volver a iniciarla.}}',
        'Motivo: {reason}',
        '{text}',
        'Si no está de acuerdo, escríbanos.',
      ],
    },
  },
  money: {
    addressAdded: {
      subject: 'Su cuenta de Touchstone: se añadió una dirección de retiro',
      text: [
        'La dirección {address} se añadió a sus direcciones de retiro.',
        'Se puede usar desde {usableAt}.',
        '@notYouAtOnce',
      ],
    },
    addressRemoved: {
      subject: 'Su cuenta de Touchstone: se eliminó una dirección de retiro',
      text: ['La dirección {address} se eliminó de sus direcciones de retiro.', '@notYouAtOnce'],
    },
    withdrawal: {
      subject:
        '{state, select, requested {Su cuenta de Touchstone: se solicitó un retiro} approved {Su cuenta de Touchstone: se aprobó un retiro} confirmed {Su cuenta de Touchstone: se pagó un retiro} canceled {Su cuenta de Touchstone: se canceló un retiro} refused {Su cuenta de Touchstone: se rechazó un retiro} other {Su cuenta de Touchstone: un retiro no se pudo pagar}}',
      text: [
        'Retiro {number}: {amount} a {destination}, comisión {fee}, usted recibe {receive}.',
        '{state, select, requested {El importe queda reservado. Puede anular el retiro hasta que empiece su revisión.} approved {Ahora se pagarán {receive}.} confirmed {Se pagaron {receive}.} canceled {Se anuló antes de su revisión. El importe completo está de nuevo en su cuenta de fondos; no se cobró comisión.} refused {El importe completo está de nuevo en su cuenta de fondos; no se cobró comisión.} other {La red rechazó el pago. El importe completo está de nuevo en su cuenta de fondos; no se cobró comisión.}}',
        '{state, select, confirmed {Referencia: {reference}} refused {{text}} failed {} other {Si no fue usted, congele su cuenta de inmediato: Centro de usuario, Centro de seguridad.}}',
      ],
    },
    depositCredited: {
      subject: 'Su depósito está acreditado',
      text: ['Ya tiene {amount} en su cuenta de fondos.', 'Transacción: {transaction}'],
    },
    depositRefused: { subject: 'Se rechazó su formulario de depósito', text: ['{reason}'] },
    purchaseCredited: {
      subject: 'Sus monedas están acreditadas',
      text: [
        'Ya tiene en su cuenta de fondos los {amount} que compró.',
        'El banco identifica su transferencia bancaria como {reference}.',
      ],
    },
    purchaseRefused: {
      subject: 'Se rechazó su compra',
      text: [
        'Se rechazó su compra de {amount} por {pay}, a un tipo de cambio de {rate}. No se acreditó nada.',
        '{reason}',
      ],
    },
    transferred: {
      subject: 'Se movió dinero entre sus cuentas',
      text: [
        'Se movieron {amount}. De: {from, select, contract {cuenta de contratos} delivery {cuenta alza/baja} hosting {cuenta de colocación} other {cuenta de fondos}}. A: {to, select, contract {cuenta de contratos} delivery {cuenta alza/baja} hosting {cuenta de colocación} other {cuenta de fondos}}.',
      ],
    },
    converted: { subject: 'Su conversión está hecha', text: ['Se convirtieron {amount} en {receive}.'] },
  },
  positions: {
    marginCall: {
      subject: 'Llamada de margen: {contract} está cerca de la liquidación',
      text: [
        '{mode, select, cross {Sus posiciones cruzadas, entre ellas {contract}, tienen un ratio de riesgo de {percent}. Al 100 % se liquidan.} other {{side, select, long {Su posición long en {contract} tiene un ratio de riesgo de {percent}, a un precio de marca de {mark}. Al 100 % se liquida.} other {Su posición short en {contract} tiene un ratio de riesgo de {percent}, a un precio de marca de {mark}. Al 100 % se liquida.}}}}',
        '{mode, select, cross {} other {Su precio de liquidación es {liquidation}.}}',
        '{mode, select, cross {Cierre una parte de sus posiciones o transfiera dinero a su cuenta de contratos.} other {Añada margen, cierre una parte de la posición o fije un stop-loss.}}',
        'Este mensaje se envía cuando se observa un ratio de riesgo superior al 80 %. Los precios pueden ser más rápidos que él: una posición puede liquidarse sin aviso previo.',
      ],
    },
    liquidation: {
      subject: 'Su posición en {contract} se está liquidando',
      text: [
        '{side, select, long {Su posición long en {contract} ya no tenía el margen que necesita, a un precio de marca de {mark}.} other {Su posición short en {contract} ya no tenía el margen que necesita, a un precio de marca de {mark}.}}',
        '{step, select, orders_cancelled {Primero se cancelaron sus órdenes abiertas; la posición en sí no ha cambiado por ahora.} reduced {{lots, plural, one {Se cerró # lote, con una comisión de {fee}, para que el resto pueda mantenerse.} many {Se cerraron # de lotes, con una comisión de {fee}, para que el resto pueda mantenerse.} other {Se cerraron # lotes, con una comisión de {fee}, para que el resto pueda mantenerse.}}} other {{lots, plural, one {El fondo de seguro absorbió su # lote. El margen se ha agotado.} many {El fondo de seguro absorbió todos sus lotes: # de lotes. El margen se ha agotado.} other {El fondo de seguro absorbió todos sus lotes: # lotes. El margen se ha agotado.}}}}',
      ],
    },
    deleveraged: {
      subject: 'Se cerró una parte de su posición en {contract}',
      text: [
        '{lots, plural, one {Se cerró # lote de su posición en {contract} a {price}, contra una posición que el fondo de seguro no podía asumir: usted ocupaba el lugar {rank} de la cola publicada.} many {Se cerraron # de lotes de su posición en {contract} a {price}, contra una posición que el fondo de seguro no podía asumir: usted ocupaba el lugar {rank} de la cola publicada.} other {Se cerraron # lotes de su posición en {contract} a {price}, contra una posición que el fondo de seguro no podía asumir: usted ocupaba el lugar {rank} de la cola publicada.}}',
      ],
    },
    positionClosed: {
      subject: 'Su posición en {contract} se cerró',
      text: [
        '{side, select, long {Su posición long en {contract} se cerró.} other {Su posición short en {contract} se cerró.}} {by, select, take_profit {Se alcanzó su take-profit.} stop_loss {Se alcanzó su stop-loss.} other {El contrato ha vencido, y todas las posiciones en él se cerraron al precio al vencimiento.}}',
        'Resultado antes de comisiones y financiación: {result}.',
      ],
    },
    contractEnds: {
      subject: '{contract} vence el {endsAt}',
      text: [
        '{side, select, long {{lots, plural, one {Usted tiene # lote long de {name} ({contract}). El contrato vence el {endsAt}.} many {Usted tiene # de lotes long de {name} ({contract}). El contrato vence el {endsAt}.} other {Usted tiene # lotes long de {name} ({contract}). El contrato vence el {endsAt}.}}} other {{lots, plural, one {Usted tiene # lote short de {name} ({contract}). El contrato vence el {endsAt}.} many {Usted tiene # de lotes short de {name} ({contract}). El contrato vence el {endsAt}.} other {Usted tiene # lotes short de {name} ({contract}). El contrato vence el {endsAt}.}}}}',
        'Entonces la posición se cierra, sin comisión, a la media del precio del índice de {index} de los últimos 30 minutos, una muestra por segundo. Las órdenes abiertas en el contrato se cancelan, y el take-profit y el stop-loss terminan con él.',
        'No tiene que hacer nada. En el último minuto solo se pueden cerrar posiciones. {next, select, absent {De momento no hay listado ningún contrato posterior.} other {Para mantener una posición más allá, cierre esta y ábrala en {next}, que vence el {nextEndsAt}.}}',
      ],
    },
  },
  finance: {
    hosted: {
      subject: 'Su colocación ha comenzado',
      text: ['Orden {order}: {amount} quedan en colocación hasta {endAt}.'],
    },
    hostingPaid: {
      subject: 'Se pagó un día de colocación',
      text: ['Orden {order}, día {day}: ya tiene {amount} en su cuenta de colocación.'],
    },
    hostingRedemption: {
      subject: 'Su rescate anticipado ha comenzado',
      text: [
        'La orden {order} no paga más días; su dinero vuelve a estar disponible el {redeemAt}.',
        'No se pagarán {unearned} del rendimiento prometido.',
      ],
    },
    hostingEnded: {
      subject: '{result, select, redeemed {Su colocación se rescató} other {Su colocación se completó}}',
      text: [
        'Orden {order}: {returned} vuelven a estar disponibles.',
        '{result, select, redeemed {El rescate anticipado costó {loss}.} other {}}',
      ],
    },
    loanPaidOut: {
      subject: 'Su préstamo está desembolsado',
      text: ['Préstamo {loan}: ya tiene {amount} en su cuenta de fondos.', 'Vence el {dueAt}.'],
    },
    loanRejected: {
      subject: 'Se rechazó su solicitud de préstamo',
      text: ['El préstamo {loan} no se concede.', '{reason}'],
    },
    loanDue: {
      subject: 'Hay que pagar el préstamo {loan}',
      text: [
        'Préstamo {loan}: {state, select, to_repay {Ha llegado su vencimiento: páguelo hoy.} expired {Ha pasado su día de vencimiento. Páguelo dentro de los días de gracia, antes de que empiecen los recargos por mora.} other {Han terminado sus días de gracia, y se cobran recargos por mora cada día.}}',
      ],
    },
    loanRepaid: {
      subject: '{way, select, proof {Su pago está contabilizado} other {Su pago está registrado}}',
      text: [
        'Préstamo {loan}: se pagaron {amount}.',
        'El banco lo identifica como {line}.',
        '{done, select, yes {Ya no se debe nada de él.} other {Aún se deben {owed}.}}',
      ],
    },
    loanProofRefused: {
      subject: 'Se rechazó su comprobante de pago',
      text: ['Préstamo {loan}: se rechazó su comprobante, y no se contabilizó nada.', '{reason}'],
    },
    loanWrittenOff: {
      subject: 'El préstamo {loan} se dio por incobrable',
      text: ['El préstamo {loan} se dio por incobrable: no se pagaron {loss}.', '{reason}'],
    },
    subscribed: {
      subject: 'Se recibió su suscripción',
      text: ['Suscripción {subscription}: {quantity} por {cost}, que quedan retenidos.'],
    },
    subscriptionDecided: {
      subject: '{passed, select, no {Su suscripción no se aprobó} other {Su suscripción se aprobó}}',
      text: [
        '{passed, select, no {Suscripción {subscription}: {refund} vuelven a estar disponibles.} other {Suscripción {subscription}: {allocated} son suyos por {paid}; {refund} vuelven a estar disponibles.}}',
        '{passed, select, no {{reason}} other {}}',
      ],
    },
    coinsReleased: { subject: 'Sus nuevas monedas están disponibles', text: ['El bloqueo de {amount} ha terminado.'] },
    coinsReturned: {
      subject: 'Sus nuevas monedas fueron devueltas',
      text: ['Se devolvieron {amount} por {refund}.'],
    },
    rewardPaid: {
      subject: 'Se pagó su recompensa de check-in',
      text: ['Día {day}: ya tiene {amount} en su cuenta de fondos.'],
    },
    commissionPaid: {
      subject: 'Se pagó una comisión por invitación',
      text: ['Ya tiene en su cuenta de fondos {amount} de las comisiones de clientes que usted invitó.'],
    },
    welfarePaid: {
      subject: 'Se pagó una recompensa de promoción',
      text: ['Ya tiene {amount} en su cuenta de fondos.'],
    },
  },
  service: {
    verified: {
      subject:
        '{tier, select, junior {Verificación básica aprobada} senior {Verificación avanzada aprobada} other {Verificación de domicilio aprobada}}',
      text: [
        '{tier, select, junior {La verificación básica de su cuenta está aprobada.} senior {La verificación avanzada de su cuenta está aprobada.} other {La verificación de domicilio de su cuenta está aprobada.}} Sus límites han aumentado.',
      ],
    },
    verificationRefused: {
      subject:
        '{tier, select, junior {Verificación básica no superada} senior {Verificación avanzada no superada} other {Verificación de domicilio no superada}}',
      text: [
        'Verificación no superada; vuelva a verificarse.',
        '{reason}',
        'Lo que usted introdujo está guardado en Verificación: corríjalo allí y envíelo de nuevo.',
      ],
    },
    ticketAnswered: {
      subject: 'Soporte le ha respondido',
      text: [
        'El soporte de Touchstone le ha respondido.',
        'Inicie sesión y abra Soporte para leer la respuesta y contestar. No enviamos respuestas por correo electrónico ni pedimos nunca una contraseña o un código.',
      ],
    },
    priceAlert: {
      subject: '{symbol} está a {seen}',
      text: [
        '{by, select, mark {{side, select, above {Usted pidió que se le avisara cuando el precio de marca de {symbol} fuera {price} o superior.} other {Usted pidió que se le avisara cuando el precio de marca de {symbol} fuera {price} o inferior.}}} other {{side, select, above {Usted pidió que se le avisara cuando el último precio de {symbol} fuera {price} o superior.} other {Usted pidió que se le avisara cuando el último precio de {symbol} fuera {price} o inferior.}}}} Ahora está a {seen}.',
        '{late, select, yes {El precio llegó ahí mientras la plataforma no estaba en marcha, así que se indica el precio de ahora y no el primero que hubo ahí.} other {}}',
        '{simulated, select, yes {Aquí los precios son simulados.} other {}}',
        '{world, select, demo {Es un precio de la cuenta demo.} other {}}',
        'La alerta ha terminado. Cree otra para que se le avise de nuevo.',
      ],
    },
  },
  statement: {
    title: 'Extracto de cuenta',
    sandbox: 'Entorno de pruebas: dinero de prueba sin valor, precios simulados',
    demo: 'Cuenta demo: dinero ficticio sin valor',
    owner: 'Número de cuenta {owner}',
    period: 'Del {from} al {to} UTC, ambos incluidos: {range}',
    noEntries: 'sin entradas',
    entries: 'entradas del registro {first} a {last}',
    covered: 'Entradas del registro {first} a {last}',
    made: 'Elaborado el {madeAt} UTC a partir del registro de la plataforma hasta la entrada {through}. Quien reproduzca ese registro llega a los mismos saldos.',
    nothing: 'No ocurrió nada en este período.',
    page: 'Página {page} de {pages}',
    wallets: { funds: 'Fondos', contract: 'Contratos', delivery: 'Alza/baja', hosting: 'Colocación' },
    columns: {
      account: 'Cuenta',
      currency: 'Moneda',
      opening: 'Saldo inicial',
      received: 'Recibido',
      paid: 'Pagado',
      closing: 'Saldo final',
      entries: 'Entradas',
      time: 'Hora (UTC)',
      entry: 'Entrada',
      change: 'Cambio',
      balance: 'Saldo después',
      reference: 'Referencia',
      sequence: 'Sec. registro',
    },
    receivedIn: 'Recibido en {account}',
    paidFrom: 'Pagado desde {account}',
  },
  figures: {
    fees: '{maker} como maker y {taker} como taker',
    feesOfEach: 'las tasas indicadas con cada contrato',
    span: '{least} a {most}',
    hours: '{count, plural, one {# hora} many {# de horas} other {# horas}}',
    hosting: {
      none: 'Ahora no se ofrece ningún producto.',
      product: 'Producto',
      days: 'Días',
      rate: 'Rendimiento diario',
      min: 'Mínimo',
      max: 'Máximo',
      loss: 'El rescate anticipado cuesta',
      takes: 'El rescate anticipado tarda (días)',
      sale: 'Venta',
      states: '{state, select, open {abierta} other {cerrada}}',
    },
    loans: {
      none: 'Ahora no se ofrece ningún préstamo.',
      product: 'Producto',
      days: 'Días',
      free: 'Días sin cargo',
      rate: 'Un día cuesta',
      grace: 'Días de gracia',
      late: 'Un día de mora cuesta además',
      min: 'Mínimo',
      max: 'Máximo',
      lender: 'Prestamista',
      mayLeave: 'Puede salir de la plataforma',
      lending: 'Concesión',
      leaves: '{may, select, yes {sí} other {no}}',
      states: '{state, select, open {abierta} other {cerrada}}',
    },
    rewards: {
      none: 'Ahora no se recompensa nada.',
      day: 'Día',
      reward: 'Recompensa, {currency}',
      share:
        'Como máximo {share} de sus propias comisiones de trading vuelven como recompensas de check-in y de promociones.',
    },
  },
  entries: {
    trade: 'Operación',
    fee: 'Comisión',
    pnl: 'Ganancia o pérdida de un contrato',
    loss_settled: 'Pérdida saldada con la posición abierta',
    funding: 'Financiación',
    liquidation_fee: 'Comisión de liquidación',
    insurance: 'Fondo de seguro',
    option_stake: 'Importe de una orden temporizada',
    option_payout: 'Pago de una orden temporizada',
    transfer: 'Transferencia entre cuentas propias',
    conversion: 'Conversión de monedas',
    deposit: 'Depósito',
    purchase: 'Compra por transferencia bancaria',
    withdrawal: 'Retiro',
    withdrawal_fee: 'Comisión de retiro',
    hosting_escrow: 'Rendimiento reservado de colocación',
    hosting_return: 'Rendimiento de colocación',
    hosting_loss: 'Pérdida de un rescate anticipado',
    hosting_unearned: 'Rendimiento de colocación no devengado',
    loan_funding: 'Dinero para préstamos',
    loan_return: 'Dinero para préstamos que no se prestó',
    loan_disbursement: 'Préstamo desembolsado',
    loan_principal: 'Préstamo pagado',
    loan_interest: 'Intereses de un préstamo',
    loan_late_fee: 'Recargo por mora de un préstamo',
    offering_funded: 'Monedas en oferta',
    subscription_paid: 'Precio de nuevas monedas',
    subscription_coins: 'Nuevas monedas',
    subscription_returned: 'Nuevas monedas devueltas',
    offering_paid_out: 'Ingresos o monedas no vendidas, al emisor',
    sign_reward: 'Recompensa de un check-in diario',
    invite_commission: 'Comisión por invitación',
    welfare_reward: 'Recompensa de campaña de promociones',
    campaign_funded: 'Presupuesto de una campaña',
    campaign_closed: 'Resto de una campaña',
    faucet: 'Fondos de prueba',
    capital: 'Capital',
    rounding: 'Redondeo',
  },
}
