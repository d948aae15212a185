import type { Said } from '../said.ts'

export default {
  simulated_prices: 'Precios simulados',
  live_prices: 'Precios en vivo: {venues}',
  recorded_prices: 'Grabación: {name}, una sola fuente grabada, se repite',
  recorded_prices_paced: 'Grabación: {name}, una sola fuente grabada, se repite, velocidad {speed}×',
  quoted_elsewhere:
    '{symbol} cotiza en {quotedIn}. Aquí el número de su precio cuenta como USDT: una unidad se mueve 1 USDT cuando el número se mueve 1, sea cual sea el tipo de cambio.',
  index_point: 'Una unidad se mueve 1 USDT cuando el índice se mueve 1 punto.',

  coin_not_listed: 'La moneda aún no está listada.',

  pictures_unreadable: 'Las imágenes no se pueden leer: deben ser nítidas y completas.',
  pictures_edited: 'Las imágenes parecen editadas.',
  name_differs: 'El nombre no coincide con el del documento.',
  number_differs: 'El número no coincide con el del documento.',
  document_expired: 'El documento ha caducado.',
  face_missing: 'No se ve el rostro del titular.',
  wrong_document: 'No es el tipo de documento que se eligió.',
  bill_too_old: 'La factura tiene más de tres meses.',
  address_differs: 'El domicilio no coincide con el de la factura.',
  duplicate_document: 'Este documento pertenece a otra cuenta.',
  income_unproved: 'Los ingresos no están acreditados.',
  not_affordable: 'El pago periódico es demasiado alto para los ingresos.',
  too_many_debts: 'Lo que ya se debe es demasiado.',
  loan_not_granted: 'El préstamo no se concede.',

  coin_price:
    'Un {coin} cuesta {price} {currency}. Un cliente solicita como mínimo {min} {coin} cada vez y como máximo {max} {coin} en total.',
  coin_hold:
    'Lo que cuesta su solicitud se retiene en su cuenta de fondos, redondeado hacia arriba a la unidad mínima. Sigue siendo suyo hasta que se entreguen las monedas.',
  coin_review: 'Las solicitudes las deciden dos personas, una por una; quien es aprobado recibe todo lo que solicitó.',
  coin_pro_rata:
    'Tras el final, todos reciben la misma parte de lo que solicitaron, redondeada hacia abajo al paso de la moneda. Los pasos que sobran del redondeo van, uno a cada uno, a aquellos a quienes el redondeo quitó algo, por orden de sus solicitudes.',
  coin_rest: 'Lo que no se usa para monedas vuelve a estar disponible de inmediato.',
  coin_lock_none: 'Las monedas que reciba no se pueden usar antes del listado.',
  coin_lock_day:
    'Las monedas que reciba no se pueden usar antes del listado ni durante 1 día de 24 horas después de él.',
  coin_lock_days:
    'Las monedas que reciba no se pueden usar antes del listado ni durante {days} días de 24 horas después de él.',
  coin_unlisted:
    'Si la moneda no se lista en su fecha, puede devolver sus monedas por lo que pagó, mientras no esté listada.',
  coin_market:
    'Después del listado, el precio es lo que pague el mercado: puede caer por debajo del precio de emisión y, en el peor caso, hasta llegar a nada. Nadie promete comprar.',

  hosting_source:
    'Los rendimientos se pagan de la tesorería propia de la plataforma. Todo el rendimiento se reserva en el momento de la venta, o no se vende nada. No se usa para ello el dinero de los clientes, y no se promete nada más allá de lo reservado.',
  loan_source:
    'Los préstamos se pagan del fondo de préstamos, que dos operadores alimentan desde la tesorería propia de la plataforma. El dinero de los clientes no se presta nunca, y lo prestado no cuenta como reserva.',
  coin_source:
    'Las monedas en oferta están en una cuenta propia antes de que nadie pueda suscribirse. Lo que se paga por ellas se queda ahí hasta que la moneda se lista, y solo entonces va a su emisor. La tesorería propia de la plataforma no paga ni recibe nada de ello.',

  rewards_closed: 'Ahora no se ofrecen recompensas',
  junior_approved: 'Su verificación básica está aprobada',
  own_fees_needed:
    'Comisiones de trading que pagó, en USDT: como máximo el {percent} % de ellas vuelve como recompensas',
  budget_left: 'Al presupuesto de la campaña le queda suficiente para ello',
  commission_unverified: 'Las comisiones por invitación se pagan una vez aprobada su verificación básica',
  ethereum_chain: 'Ethereum (ERC20)',
  sandbox_licence: 'Instalación de pruebas con dinero ficticio. No se tiene licencia y no hace falta ninguna.',
  sandbox_chain: 'Red de pruebas (ERC20)',
  sandbox_bank: 'Banco de pruebas (no existe: no pague nada)',
  sandbox_hosting_7: 'Colocación a 7 días',
  sandbox_hosting_30: 'Colocación a 30 días',
  sandbox_hosting_90: 'Colocación a 90 días',
  sandbox_loan_30: 'Préstamo a 30 días',
  sandbox_loan_90: 'Préstamo a 90 días',
  sandbox_lender: 'Préstamos de prueba de Touchstone',
  sandbox_campaign: 'Primeras operaciones',
  sandbox_issuer: 'Entorno de pruebas de Touchstone',
  sandbox_coin: 'Moneda inventada para este entorno de pruebas.',
  sandbox_coin_first:
    'Moneda inventada para este entorno de pruebas, vendida a un cliente del propio entorno y listada un minuto después. No tiene red ni utilidad; muestra cómo empieza el mercado de una moneda nueva.',
  sandbox_coin_pro_rata:
    'Moneda inventada para este entorno de pruebas. Las monedas se asignan a prorrata al terminar la suscripción.',
  sandbox_coin_review:
    'Moneda inventada para este entorno de pruebas. Dos operadores revisan las solicitudes una por una.',
} satisfies Record<Said, string>
