import type { ContentIn } from '../seeds/seed.ts'

export const es: ContentIn = {
  texts: {
    1: {
      title: 'Perfil de la empresa',
      markdown: `
Una piedra de toque (en inglés, *touchstone*) es la piedra oscura en la que un comerciante frota el oro para ver si es oro. Pusimos ese nombre
a una plataforma porque una plataforma debería ponerse a prueba de la misma manera: cualquiera, en cualquier momento, sin pedir permiso al dueño.

## Qué es Touchstone

Touchstone es una plataforma de negociación de activos digitales. En su centro hay un único registro ordenado. Cada orden, cada cancelación, cada
precio que importa y cada abono es una línea de ese registro antes de tener efecto alguno. Los saldos, los libros de órdenes y las operaciones
no son más que el resultado de leer el registro desde la primera línea hasta la última. Léalo de nuevo, en otro equipo, y tiene que
llegar a los mismos saldos, hasta la última unidad.

## Qué se deriva de ello

* **Nada se edita.** No hay ningún comando que fije un saldo, cambie un precio o decida el resultado de una operación. Un error
  se corrige con otra entrada, visible.
* **Una respuesta es una promesa.** Cuando la plataforma le dice que una orden se aceptó, la orden ya está en el disco. Desconectar
  la corriente un momento después no la hace desaparecer.
* **El dinero se cuenta, no se estima.** Los importes son números enteros de la unidad mínima de un activo. Cada movimiento toma de una
  cuenta exactamente lo que da a otra.
* **La casa está a la vista.** Donde el operador actúa como creador de mercado, lo hace desde una cuenta con nombre, en la misma cola y
  con las mismas comisiones que usted.

## Quién gestiona esta instalación

Touchstone es un software que pueden gestionar distintos operadores. Esta instalación funciona en **modo de pruebas**: su dinero es dinero ficticio.
Los depósitos y los retiros van por una red propia del entorno de pruebas, cuyas monedas nadie acepta fuera. Cuando sus precios son simulados o
se reproducen a partir de grabaciones, cada página lo dice. No tiene licencia ni la necesita, porque no interviene dinero de clientes. Un operador
que la abra para dinero real sustituye esta página por la suya e indica nombre, dirección, licencia y contacto; antes de eso, una instalación
así no atiende a nadie.
`,
    },
    2: {
      title: 'Cómo se forman los precios',
      markdown: `
En la pantalla de negociación aparecen tres precios distintos. Se forman de maneras distintas, y la diferencia importa.

## Último precio

El precio de la última operación en nuestro propio libro de órdenes. Se encontraron dos órdenes; nadie escribió el número. Las velas, el cambio de
24 horas, el máximo y el mínimo se calculan a partir de esas operaciones.

## Compra y venta

Los mejores precios a los que alguien espera en este momento para comprar o para vender. Cambian con cada orden. Pulsar uno de ellos
lo lleva al formulario de órdenes; no lo reserva para usted.

## Precio del índice

Una referencia de fuera de nuestro libro. Una vez por segundo, la plataforma anota en el registro los precios de sus fuentes. Una fuente que se
aparta más de un 5 % de la mediana de todas las fuentes no cuenta. Las demás se limitan a un 0,5 % de la mediana, y su media es el precio del
índice. Mantiene las órdenes límite a una distancia razonable del mercado, el creador de mercado de la casa cotiza en torno a él, y los precios de
marca y las órdenes temporizadas se calculan a partir de él.

Cuando cuentan menos fuentes que el mínimo, no hay precio del índice: las órdenes que lo necesitan se deniegan por ese motivo, y cancelar sigue
funcionando.

## En un entorno de pruebas

Salvo que su operador haya elegido otra cosa, las fuentes son **simuladas**: cinco, cada una un poco distinta de las demás, y todas siguen un mismo recorrido
aleatorio. El recorrido se elige al azar al arrancar el servidor, salvo que su operador fije la semilla. Si en lugar de ello el operador reproduce una grabación,
hay una sola fuente, y lleva la indicación de que es una grabación. Los precios simulados se marcan como simulados dondequiera que se muestren. No
dicen nada de lo que cuesta una moneda en el mundo.

## Por qué puede creerlo

Las muestras son entradas del registro como todo lo demás. Quien reproduzca el registro calcula el mismo precio del índice para cada
segundo, y notaría si alguno se hubiera cambiado después.
`,
    },
    6: {
      title: 'Comisiones',
      markdown: `
## Trading spot

| | maker | taker |
|---|---|---|
| Toda cuenta nueva | {{spotMaker}} | {{spotTaker}} |

Usted es el **maker** de una operación cuando su orden ya esperaba en el libro, y el **taker** cuando su orden encontró una que
esperaba. Una misma orden puede ser ambas cosas, en partes distintas.

* La comisión se toma de **lo que usted recibe**: en la moneda cuando compra, en USDT cuando vende. Nunca se paga aparte.
* Las tasas quedan fijadas cuando se acepta su orden. Un cambio posterior no afecta a las órdenes que ya están en el libro.
* Una comisión se redondea hacia arriba a la unidad mínima del activo, así que puede diferir del porcentaje exacto en menos de una de esas unidades.
* Enviar, modificar y cancelar órdenes no cuesta nada.

Sus propias tasas se muestran en la pantalla de negociación, y la comisión de una orden se muestra en la vista previa antes de que la envíe.

### Un ejemplo

Usted compra 0,01 BTC a 60.000 USDT con una orden de mercado. Paga 600 USDT. A una tasa del 0,1 %, la comisión es de 0,00001 BTC de lo que
recibe, y a su cuenta llegan 0,00999 BTC.

## Contratos

Una operación cuesta una parte de su valor, en USDT, que se toma de la cuenta de contratos: {{contractFees}}. Una liquidación parcial cuesta además la comisión de
liquidación que se indica con cada contrato; va al fondo de seguro. La financiación se paga entre clientes; la plataforma no se queda con nada de
ella.

## Órdenes temporizadas

La tasa indicada con cada duración, sobre el importe. Se devuelve cuando el precio al vencimiento es igual al strike y cuando la orden es nula. Al
lado se indica lo que la casa gana de media.

## Depósitos y retiros

Un depósito no cuesta nada. Que se devuelva un depósito que usted no ha usado cuesta {{returnFee}} USDT.

Un retiro cuesta el {{withdrawFee}} de su importe, descontado de él: quien retira {{withdrawMin}} USDT recibe esa parte menos. Estas son las
condiciones de hoy. Un depósito conserva las condiciones con las que llegó, y donde las de hoy son mejores para usted, valen las de hoy.

## Comprar y convertir monedas

El tipo de cambio figura en la página antes de que usted acepte, y no hay ninguna otra comisión. Incluye una parte para la casa: un
{{conversionSpread}} del precio del índice en una conversión, y lo que indica la página al comprar monedas.

## Colocaciones, préstamos y nuevas monedas

Las colocaciones y las nuevas monedas no cuestan comisión. Quien recupera antes el dinero colocado pierde la parte de él que figura en las condiciones de la orden. Un
préstamo cuesta lo que dicen sus condiciones ([Contrato de préstamo](/text?id=9)), sin ninguna comisión aparte.
`,
    },
    7: {
      title: 'Cómo verificar los libros',
      markdown: `
No tiene que creer lo que decimos sobre los saldos. Puede calcularlos.

## Qué hay que comprobar

La plataforma guarda su registro en bloques numerados. Cada bloque lleva la huella del anterior, así que ninguna línea se puede
cambiar, quitar ni insertar sin romper todas las huellas posteriores. Cada cierto tiempo, la plataforma escribe un **punto de control**:
hasta dónde llegaba el registro, su huella y una huella del estado completo (cada saldo, cada orden y cada precio), firmado.

## Cómo comprobarlo

Quien tiene una copia de los archivos del registro y el programa ejecuta

    npx touchstone verify

El programa no necesita base de datos, ni red, ni servidor. Lee los dos mundos, el real y el demo, desde su primera entrada, aplica
de nuevo cada comando y compara sus propias huellas con cada punto de control firmado. Si algo difiere, se detiene e indica
el número de la entrada.

## Qué demuestra

* Los libros se derivan de los comandos registrados y de nada más.
* Ninguna entrada se alteró después de firmarse su punto de control.
* El debe y el haber cuadran en cada activo, y el saldo de ningún cliente estuvo nunca por debajo de cero.

## Qué no demuestra

* Que un comando lo diera la persona a la que se atribuye. Las sesiones y las contraseñas están fuera del registro.
* Que el operador mostrara el mismo registro a todos, salvo que los puntos de control se guarden también en un lugar al que el operador
  no pueda llegar. Guarde los que haya visto.
* Que las monedas existan fuera. En el entorno de pruebas no existe ninguna.

## Sus propias entradas

*Libro mayor* enumera cada cambio de sus saldos junto con su posición en el registro. Con ese número puede encontrar
el comando exacto que lo causó.
`,
    },
    8: {
      title: 'El creador de mercado de la casa',
      markdown: `
Un libro de órdenes sin órdenes no sirve de nada, así que el operador aporta algunas. Usted debe saber exactamente cómo.

## La cuenta

La casa opera desde una cuenta, llamada *liquidity*. Lo que el operador ingresa en ella es una entrada del registro, y sus saldos y su ganancia se
derivan del registro como los de cualquiera. Sus propias ejecuciones dicen cuándo había una cuenta de la casa al otro lado.

## Qué puede hacer

* Envía **órdenes límite post-only** a ambos lados del precio del índice, doce niveles en cada uno en un mercado spot y diez en un contrato, y
  cambia sus cotizaciones como máximo una vez por mercado y segundo.
* En un mercado spot, en reposo, sus mejores cotizaciones están a un 0,02 % aproximadamente del índice. Cuando los precios se mueven rápido se
  alejan más, hasta un 0,25 %. En los contratos la distancia depende del tipo de instrumento.
* Inclina un poco sus cotizaciones en contra de sus propias existencias: después de comprar mucho, ofrece precios de compra más bajos.

## Qué no puede hacer

* **No tiene prioridad**: una orden de usted al mismo precio que llegó antes se ejecuta antes.
* **No tiene información anticipada**: lee el mismo índice y el mismo libro que usted, y no ve las órdenes stop de nadie.
* Paga las **mismas comisiones** que un cliente nuevo.
* No puede operar con lo que no tiene, no puede quedar por debajo de cero y no puede cancelar una operación que ocurrió.

## Las órdenes propias del entorno de pruebas

En el entorno de pruebas, una segunda cuenta declarada, *sandboxFlow*, envía órdenes pequeñas a horas aleatorias para que los mercados se muevan. Se
ejecutan de inmediato o no se ejecutan. Una operación en la que ambos lados son cuentas de la casa está marcada, para que pueda descartarla cuando
juzgue cuánto operan los demás clientes.

En ese entorno, además del único cambio por segundo, en un libro de órdenes que alguien está mirando los tamaños de algunos niveles de la casa
se sortean de nuevo hasta cuatro veces por segundo. Los precios no cambian, lo que se tomó se ofrece de nuevo y
ningún nivel es mayor de lo que la casa había decidido.

## Conflictos de intereses

Cuando usted opera contra la casa, lo que ella pierde es lo que usted gana, y al revés. Es así con todo creador de mercado. La
protección no es una promesa de buena voluntad: es que las reglas de arriba forman parte del programa que cualquiera puede volver a ejecutar.
`,
    },
    3: {
      title: 'Acuerdo de usuario',
      markdown: `
*Versión del 21 de noviembre de 2026, para instalaciones en modo de pruebas. Un operador que acepte dinero real debe sustituirla por un
acuerdo conforme al derecho que le sea aplicable.*

## 1. Qué acepta usted

Al abrir una cuenta, usted acepta este acuerdo, la [declaración de riesgos](/text?id=4) y la [política de privacidad](/agrt?id=5). Si no
los acepta, no abra una cuenta.

## 2. El entorno de pruebas

Todos los saldos de aquí son **dinero ficticio**. No tienen valor y no se pueden cambiar por nada de fuera. Entran y salen por una red
propia del entorno de pruebas, o contra un banco que solo existe aquí. Los precios son simulados, se reproducen a partir de grabaciones o se leen de mercados
públicos; una indicación en cada página dice cuál es el caso. El operador puede reiniciar el entorno de pruebas desde cero en cualquier momento; su cuenta
y su historial pueden desaparecer entonces.

## 3. Su cuenta

1. Usted debe ser mayor de edad según la ley del lugar donde vive, y puede tener una sola cuenta.
2. El país que indica al registrarse no se puede cambiar después.
3. No revele a nadie su contraseña, su contraseña de transacciones ni sus códigos de verificación. Nadie de Touchstone se los pedirá.
4. Quien tiene su sesión puede actuar en su nombre. Cierre sesión en los dispositivos que usan otras personas. Puede ver y cerrar sus sesiones en cualquier momento.

## 4. Órdenes y operaciones

1. Una orden es vinculante cuando la plataforma la ha aceptado. Mientras no se haya ejecutado se puede cancelar, y la mayoría de las órdenes se
   puede modificar. Una orden temporizada no se puede modificar ni cancelar.
2. Las órdenes se ejecutan primero por precio y después por hora de llegada, sin excepción para nadie, incluido el operador.
3. Una operación que ocurrió es firme. La plataforma no tiene forma de deshacer una operación concreta, cambiar su precio ni editar un saldo.
4. Una orden se deniega, con indicación del motivo, cuando infringe una regla de su mercado: tamaño, distancia del precio, saldo o estado
   del mercado. Una orden denegada no tiene efecto alguno.
5. Un mercado se puede suspender, o limitar a cancelaciones, por un motivo indicado que todos ven.

## 5. Comisiones

Las [comisiones](/text?id=6) vigentes cuando se acepta su orden se le aplican durante toda su vida. En los mercados spot se toman de lo que usted
recibe; en los contratos, de la cuenta de contratos.

## 6. El operador también opera

El operador aporta órdenes desde cuentas declaradas. Cómo se comportan se describe en [El creador de mercado de la casa](/text?id=8).

## 7. Qué no debe hacer

No use la cuenta de otra persona, no intente eludir límites con varias cuentas, no opere consigo mismo para engañar
a otros y no perturbe el funcionamiento de la plataforma. Buscar puntos débiles en su propia copia del software es bienvenido;
comunique lo que encuentre.

## 8. Congelación de una cuenta

Una cuenta se puede congelar cuando se sospecha que la usa otra persona, cuando la ley lo exige o cuando faltan sus datos de inicio de sesión. La
congelación es una entrada del registro. Una cuenta congelada conserva sus saldos. Hasta que se reabra, solo puede cancelar órdenes y solicitudes,
rescatar colocaciones, devolver monedas que no se cotizaron y pagar préstamos.

## 9. Disponibilidad

La plataforma puede no estar disponible. Cuando no puede registrar una orden de forma segura, la deniega y lo dice; nunca adivina. Si
no recibe respuesta, pregunte de nuevo con el mismo ID de solicitud: la plataforma le dice qué ocurrió y no lo hace dos veces.

## 10. Responsabilidad

El entorno de pruebas se ofrece tal cual y sin cargo. Nada de lo que hay en él es asesoramiento, y ninguna decisión sobre dinero real debe basarse en él.

## 11. Cambios

Una nueva versión de este acuerdo se anuncia antes de que se aplique, con su fecha al principio. Las condiciones que quedaron fijadas en una orden o
en una compra no las cambia una versión posterior.

## 12. Terminación

Puede dejar de usar su cuenta en cualquier momento. Las entradas del registro no se pueden eliminar, porque los libros de todos los demás dependen de
ellas; contienen números de cuenta, no nombres.
`,
    },
    4: {
      title: 'Declaración de riesgos',
      markdown: `
Lea esto antes de operar, aquí o en cualquier otro lugar.

## Los precios de los activos digitales se mueven mucho

Pueden perder la mitad de su valor en cuestión de días, y algunos lo han perdido todo. Los precios pasados no dicen nada fiable sobre los posteriores.
No opere con dinero que necesite.

## Una orden de mercado toma lo que hay

Se ejecuta a los precios que esperan en el libro, que pueden ser peores que el último precio. Touchstone lo limita: una orden de mercado
se aleja como máximo una distancia indicada del mejor precio (0,5 %, salvo que usted elija otra) y el resto se cancela. Dentro de ese
límite, el precio puede aun así ser peor de lo que esperaba. La vista previa muestra el peor caso.

## Una orden stop no es una garantía

Una orden stop se activa cuando el precio de la última operación, o en un contrato el precio de marca si usted lo eligió, alcanza su precio stop.
Entonces se convierte en una orden ordinaria. Si el mercado lo salta, se ejecuta a un precio peor, en parte o no se ejecuta.

## Una orden límite puede no ejecutarse nunca

El precio no decide por sí solo; las órdenes al mismo precio que llegaron antes se ejecutan antes.

## La liquidez puede desaparecer

Gran parte del libro en este entorno de pruebas procede de un solo creador de mercado. Puede apartarse o detenerse, y entonces puede no haber nadie con quien operar.

## La tecnología falla

Su conexión, su dispositivo o la plataforma pueden fallar en el momento en que los necesita. Las órdenes abiertas se quedan en el libro mientras usted
no está. No deje abierta una orden que no querría ver ejecutada.

## El entorno de pruebas no es el mundo

Sus precios simulados son más tranquilos, o más agitados, que los reales; lo que pierde no es su dinero, y faltan el miedo y la codicia. El éxito
aquí no es señal de éxito con dinero real.

## El apalancamiento multiplica las pérdidas

Un contrato a 50× pierde todo su margen cuando el precio se mueve un 2 % en su contra, y basta con menos, porque una parte del margen
tiene que quedar. Puede ocurrir en segundos, mientras usted duerme, o entre el cierre y la apertura de un mercado. La mayoría de las personas que operan
con un apalancamiento alto pierden dinero. La plataforma cierra las posiciones cuando su margen se ha agotado; a usted no se le pregunta antes.

## Las órdenes temporizadas están hechas de modo que la casa gana de media

Usted pierde el importe íntegro cuando la dirección no es la correcta, y gana menos que el importe cuando lo es. Quien adivina pierde con
el tiempo, y tanto más rápido cuanto más corta es la duración. Por ese motivo varios países prohíben su venta al público.
`,
    },
    5: {
      title: 'Política de privacidad',
      markdown: `
*Versión del 28 de noviembre de 2026.*

## Qué guardamos sobre usted

| Qué | Para qué | Cuánto tiempo |
|---|---|---|
| Correo electrónico o número de teléfono | para que inicie sesión y para enviarle códigos | mientras exista la cuenta |
| País | decide qué se le puede ofrecer | mientras exista la cuenta |
| Contraseñas | solo como una huella lenta y con clave, de la que no se pueden leer | hasta que las cambie |
| Sesiones e historial de inicios de sesión: tipo de dispositivo, dirección de red, horas | para que pueda verlos y cerrar sesiones | las sesiones hasta un día después de terminar; el historial, 90 días |
| Códigos de verificación | solo como una huella con clave | unos minutos |
| Segundos factores, la dirección de una billetera vinculada, la respuesta a su pregunta de seguridad | para comprobar que es usted; los secretos, solo cifrados o como huella | hasta que los elimine o los cambie |
| Idioma, palabra antiphishing, alertas de precio y por qué vía le llegan los mensajes | porque usted los eligió | hasta que los cambie |
| Mercados favoritos, el código de la persona que le hizo la invitación | para mostrarle su lista; para pagar comisiones por invitación | mientras exista la cuenta |
| Lo que envía para la verificación | para saber quién es usted | cifrado; las imágenes, cinco años desde el envío; lo que escribió, mientras exista la cuenta |
| Los comprobantes de pago y lo que escribe con ellos | para encontrar su pago | las imágenes cifradas, cinco años desde el envío; lo que escribió, mientras exista la cuenta |
| Datos de cobro | para rellenar sus retiros a un banco | hasta que los cambie |
| Etiquetas de sus direcciones de retiro; destinatarios de sus retiros a un banco, cifrados | para mostrarle las etiquetas y para pagarle | mientras exista la cuenta |
| Lo que declara y envía para un préstamo | para decidir sobre él | cifrado; las imágenes de su documento, cinco años; todo lo demás, tres; una solicitud que nunca se envió, 30 días |
| Los mensajes de su bandeja de entrada | para que pueda volver a leerlos | un año |
| Conversaciones con el soporte y los archivos que contienen | para responderle | cifradas; una conversación, un año desde su último mensaje; un archivo, un año desde el envío |
| El historial de su cuenta, sus solicitudes con lo que se decidió, notas de los operadores | para que más tarde se pueda leer qué se hizo en su cuenta | mientras exista la cuenta |
| Si un artículo de ayuda le resultó útil | para escribir otros mejores | mientras exista el artículo |
| Órdenes, operaciones y saldos | son los libros | para siempre |

En el entorno de pruebas, los mensajes que se le habrían enviado se guardan además en una bandeja de salida que **puede leer cualquiera que tenga acceso a este
servidor**. Regístrese con una dirección inventada.

## Qué hay en el registro y qué no

El registro a partir del que se calcula todo no contiene nombres, direcciones postales ni de correo electrónico, números de teléfono ni contraseñas. Usted
aparece en él como un número de cuenta y un identificador aleatorio, con las direcciones de la red desde las que deposita y a las que retira. Lo que
vincula ese número con usted se guarda aparte.

## Quién lo recibe

Nadie. Este sitio no carga nada de otras empresas: ni rastreadores, ni fuentes, ni analítica. Si el operador ha conectado un servidor de correo o
un servicio de mensajes de texto, este ve los mensajes que se envían a través de él.

## Qué guarda su navegador

Su token de sesión, su idioma y sus preferencias de visualización, para que no tenga que volver a establecerlos; y una cookie que vincula la
sesión con este navegador. Los scripts no pueden leerla. Cerrar sesión elimina el token.

## Sus opciones

En el centro de seguridad ve sus sesiones, sus inicios de sesión y el historial de su cuenta, y allí cambia sus datos de contacto, contraseñas, segundos
factores y datos de cobro. Puede preguntar al operador qué más se guarda sobre usted. El país queda fijado al registrarse y no se puede cambiar. Las
entradas del registro no se pueden borrar, y el programa no tiene ningún comando que borre una cuenta.
`,
    },
    11: {
      title: 'Condiciones de colocación',
      markdown: `
## 1. Qué es una colocación

Usted aparta USDT de su cuenta de colocación durante un número fijo de días. Por cada día completo recibe un rendimiento. El importe que coloca (el
principal) sigue siendo suyo y permanece todo el tiempo en su cuenta de colocación, donde se muestra como congelado. Nadie lo invierte, lo presta ni
opera con él, y ningún programa decide sobre él.

## 2. De dónde sale el rendimiento

Del dinero propio de la plataforma. En el momento de la venta, **todo** el rendimiento de su orden pasa de la tesorería de la plataforma a una
reserva; cuando la tesorería no lo tiene, no se vende nada (“Agotado”). Cada día se paga de esa reserva y de ningún otro sitio. La tesorería
recibe capital del operador y recupera lo que había reservado y no hizo falta: nada de lo que pagó un cliente entra en ella. Puede leer ambas
cuentas en el libro mayor, y la página de cada producto muestra lo reservado frente a lo adeudado.

Los rendimientos no están garantizados más allá de lo reservado para su orden, y de un rendimiento anterior no se sigue ningún otro.

## 3. Qué se le paga

1. Un día son 24 horas, contadas desde el momento de su compra.
2. Cada día completo paga la tasa diaria del principal, redondeada hacia abajo a la unidad mínima. El interés es simple: los rendimientos no rinden nada.
3. El último día compensa lo que dejó el redondeo de los demás, de modo que todos los días juntos son exactamente el rendimiento prometido.
4. Los rendimientos se pagan en su cuenta de colocación y están disponibles de inmediato.
5. Tras el último día, el principal vuelve a estar disponible por sí solo, sin que usted tenga que hacer nada.

## 4. Si quiere su dinero antes

1. Puede solicitar el rescate en cualquier momento, también justo después de la compra. A partir de entonces no se paga ningún día más.
2. El rescate tarda los días que dicen las condiciones de su orden. Después el principal vuelve a estar disponible, menos la parte que dicen sus
   condiciones, que va a la plataforma como comisión.
3. Los rendimientos ya pagados siguen siendo suyos. Lo reservado para los demás días vuelve a la tesorería.
4. Un rescate no se puede anular.

El peor caso es, por tanto: usted rescata antes de que termine el primer día, no recibe ningún rendimiento y pierde la parte del principal que figura
más abajo.

## 5. Productos vigentes

{{hosting}}

Las tasas son simples: el rendimiento de un día como parte del principal; el mínimo y el máximo valen para una orden y están en USDT. Lo que
todavía se puede vender es el menor de dos importes: lo que queda de la capacidad propia del producto, y el principal para el que la tesorería
todavía puede reservar todo el rendimiento.

## 6. Cambios

Dos operadores deciden un producto o un cambio de él, y la decisión es una entrada del registro. Un cambio vale para las órdenes posteriores: **su orden
conserva las condiciones con las que usted la compró.** Una compra indica la versión que se le mostró, y se deniega cuando esa versión ya no está vigente.
`,
    },
    10: {
      title: 'Reglas del check-in diario',
      markdown: `
## 1. El ciclo

1. Un ciclo tiene siete días. Empieza el día de su primer check-in, y el día de su primer check-in después de terminar un ciclo anterior.
2. Un día empieza y termina a medianoche en Hong Kong (UTC+8), esté usted donde esté.
3. Puede hacer check-in una vez al día. Un día en el que no lo hizo queda sin check-in: no se puede recuperar, y ni desplaza ni pone fin
   al ciclo.
4. Cualquiera que tenga una cuenta puede hacer check-in, esté verificado o no.

## 2. Las recompensas

{{rewards}}

1. Cada día con check-in tiene su recompensa. Usted la recibe una sola vez, en su cuenta de fondos, cuando elige **Recibir** antes de que termine
   el séptimo día del ciclo. Después se pierde.
2. Un ciclo conserva las recompensas que estaban vigentes cuando empezó, se decida lo que se decida después.
3. Las recompensas se pagan de un presupuesto reservado del dinero propio de la plataforma. Lo que queda de él se muestra junto a los días. Cuando
   se ha agotado, no se paga nada hasta que se repone; ninguna recompensa se paga con dinero de clientes.

## 3. Antes de que pueda recibir una

1. Su verificación básica debe estar aprobada. A la cuenta demo, que no tiene ninguna, no se le exige.
2. Las recompensas de check-in y de promociones juntas nunca superan la parte de sus propias comisiones de trading que figura arriba. Quien no ha pagado comisiones desde que
   estas reglas entraron en vigor no puede recibir todavía una recompensa; la página dice cuánto falta antes de que haga check-in.
3. Una cuenta congelada no recibe nada mientras está congelada.

Hacer check-in no cuesta nada y no supone ninguna obligación. No opere para recibir una recompensa: las comisiones de hacerlo son al menos diez veces
mayores que las recompensas que permiten.

## 4. Cambios

Dos operadores deciden estas cifras, y la decisión es una entrada del registro. Vale para los ciclos que empiecen después de ella.
`,
    },
    301: {
      title: 'Primeras operaciones',
      markdown: `
Haga sus primeras operaciones y reciba una recompensa en USDT.

1. Cuentan el trading spot, los contratos y las órdenes temporizadas, desde el momento en que existen recompensas en esta plataforma.
2. La recompensa se paga en su cuenta de fondos cuando usted la reclama, una sola vez, mientras quede suficiente en el presupuesto de la campaña.
3. Como toda recompensa, se paga del dinero propio de la plataforma, exige su verificación básica (no en la cuenta demo) y es como máximo una
   parte de las comisiones de trading que usted mismo pagó; ambas cosas figuran entre los requisitos de abajo.

Nada de esto es un motivo para operar más de lo que operaría: las comisiones de una operación son siempre mayores que la recompensa que permiten.
`,
    },
    9: {
      title: 'Contrato de préstamo',
      markdown: `
## 1. Quién presta, y qué

La empresa indicada en las condiciones de su préstamo le presta USDT. El dinero procede del fondo de préstamos, que dos operadores alimentan desde
la tesorería propia de la plataforma; el dinero de los clientes no se presta nunca. Un préstamo se desembolsa en su cuenta de fondos, y desde ese
momento puede usarlo dentro de este contrato.

## 2. Cómo se obtiene

1. Usted solicita un importe, declara quién es y cuánto gana, y envía seis imágenes. Se exige la verificación básica; su nivel fija cuánto puede
   deber a la vez. Debe tener al menos 18 años.
2. Dos personas examinan su solicitud. Pueden conceder menos de lo que pidió, o nada; una denegación dice por qué.
3. Lo que declara se guarda cifrado. Una solicitud a medio rellenar se borra cuando usted la envía, o al cabo de 30 días. Las imágenes de su documento y los
   comprobantes de pago se guardan cinco años desde que los envía; las demás, tres.

## 3. Cuánto cuesta

1. Un día es cada período de 24 horas **empezado** desde que se desembolsó el préstamo.
2. Los días sin cargo de sus condiciones no cuestan nada. Cada día posterior empezado cuesta la tasa diaria del principal que debe al comienzo de ese día, redondeada hacia arriba
   a la unidad mínima. Los intereses no devengan intereses.
3. Tras el último día, el préstamo está vencido. Tras los días de gracia está en mora: cada día empezado cuesta entonces la tasa de mora del principal
   que debe, además de la tasa diaria.
4. **Todos los intereses y recargos por mora juntos nunca superan el importe que se le prestó.** Usted nunca debe más del doble de ese importe.
5. No hay ninguna otra comisión, y pagar antes no cuesta nada: los días que no han empezado no se cobran sobre lo que ya pagó.

Antes de que firme, la página muestra los intereses de todo el plazo, la tasa anual, lo que cuesta cada día si no paga nada y lo máximo que puede llegar
a deber.

## 4. Cómo se paga

1. Puede pagar cualquier importe en cualquier momento. Un pago cubre primero los recargos por mora, después los intereses y después el principal, y nunca toma más de lo
   que debe.
2. Paga desde su cuenta de fondos, o al banco, y después sube el comprobante. Dos personas cotejan el comprobante con el extracto del banco; el
   pago cuenta entonces desde el momento en que subió el comprobante. Cada línea del extracto cuenta una sola vez.
3. Los intereses y los recargos por mora van a las comisiones de la plataforma; el principal vuelve al fondo de préstamos.

## 5. Qué puede hacer con él

Cuando las condiciones de su préstamo dicen que no puede salir de la plataforma, no puede retirar tanto que lo que quede valga menos de lo que
debe. Lo que debe se descuenta de lo que tiene cuando se decide cuánto puede retirar.

## 6. Si no paga

Se cobran recargos por mora como en el punto 3. No se vende nada y no lo paga el dinero de nadie más: la pérdida es del fondo. La plataforma puede dar un préstamo
por incobrable; entonces no hay que pagar nada más. Los préstamos en mora bajan su puntuación crediticia.

## 7. Cambios

Las condiciones que firmó siguen siendo las de su préstamo hasta su final. Otras condiciones valen solo para solicitudes posteriores.

## Condiciones vigentes ahora

{{loans}}
`,
    },
    101: {
      title: 'Abrir una cuenta',
      markdown: `
1. Elija **Registrarse** y decida si iniciará sesión por teléfono o por correo electrónico.
2. Elija su país. No se puede cambiar después.
3. Introduzca su número o su dirección y pida un código. En el entorno de pruebas no se envía nada: abra la **bandeja de salida** junto al campo del código.
4. Elija una contraseña y escríbala dos veces. Debajo del campo se indica qué longitud puede tener.
5. Si viene por invitación de alguien, introduzca su código; si no, deje el campo vacío.
6. Marque el acuerdo y elija **Abrir cuenta**. Su sesión se inicia de inmediato.

**Si ve “No fue posible registrarse con estos datos”**, probablemente la dirección ya tiene una cuenta. Intente iniciar sesión o establezca una
contraseña nueva. No decimos más, para que personas ajenas no puedan averiguar quién está registrado.
`,
    },
    102: {
      title: 'Códigos de verificación',
      markdown: `
Un código tiene seis dígitos, vale cinco minutos y sirve una sola vez, para un solo fin: un código para registrarse no puede cambiar una contraseña.

* Puede pedir otro al cabo de 60 segundos. Solo sirve el código más reciente.
* Tras cinco intentos erróneos, un código deja de servir. Pida uno nuevo.
* A una misma cuenta se le envían como máximo cinco códigos por hora.

**¿No llegó ningún código?** Busque un error de escritura y mire en la carpeta de correo no deseado. Cuando ha olvidado su contraseña, no se envía ningún mensaje a una
dirección sin cuenta. En el entorno de pruebas, los códigos aparecen solo en la bandeja de salida, nunca en un buzón real, salvo que el operador haya
conectado un servidor de correo.
`,
    },
    103: {
      title: 'Su contraseña y sus sesiones',
      markdown: `
Debajo del campo se indica qué longitud puede tener una contraseña de inicio de sesión. Se deniegan las contraseñas conocidas por filtraciones de
datos, las simples secuencias de teclas y su propio nombre o número. Use un gestor de contraseñas, y no use esta contraseña en ningún otro sitio.

* Cinco contraseñas incorrectas desde un mismo lugar bloquean allí la cuenta durante 15 minutos. Cincuenta seguidas desde cualquier lugar la bloquean durante un
  día; establecer una contraseña nueva con un código levanta ese bloqueo.
* Una sesión termina 15 minutos después de la última vez que la usó y, en todo caso, después de 12 horas. Una pantalla de negociación abierta cuenta como uso.
* Cuando cambia su contraseña, terminan todas sus demás sesiones.
* La lista de sesiones muestra dispositivo, dirección y hora. Cierre las que no conozca y después cambie su contraseña.
`,
    },
    104: {
      title: 'La contraseña de transacciones',
      markdown: `
Además de la contraseña de inicio de sesión hay una segunda, de exactamente **seis dígitos**. Sin ella, la plataforma deniega las órdenes con el mensaje “Vaya al
centro de usuario para establecer la contraseña de transacciones”.

Establézcala en *Centro de usuario → Centro de seguridad* escribiéndola dos veces. Se deniegan las fechas de nacimiento, los dígitos repetidos y
las secuencias como 123456, porque un ladrón las prueba primero.

## Cómo cambiarla

En el mismo lugar, con un código y la respuesta a su pregunta de seguridad, si ha establecido una. Donde el operador hace revisar los cambios, una
persona lo examina primero; en cualquier caso, los retiros quedan suspendidos durante un tiempo que la página indica antes de que lo envíe. Eso le
da tiempo para advertir un cambio que no hizo usted.
`,
    },
    105: {
      title: 'Fondos de prueba',
      markdown: `
El dinero de esta instalación es dinero ficticio. Pídalo en *Mis activos*: elija una moneda y una cantidad. Hay una cantidad máxima
por solicitud y por día, para que ninguna cuenta pueda vaciar los mercados para las demás.

Los fondos de prueba son una entrada del registro como todo lo demás: proceden de la cuenta *external*, y los encuentra en su
libro mayor como *Fondos de prueba*. No exigen volumen, se pueden retirar por la red propia del entorno de pruebas como cualquier otro dinero ficticio y desaparecen
cuando el operador reinicia el entorno de pruebas. Fuera no valen nada.
`,
    },
    106: {
      title: 'Tipos de orden',
      markdown: `
**Límite.** Compre o venda a su precio o a uno mejor. Lo que no se puede ejecutar de inmediato espera en el libro.

**Mercado.** Compre o venda ahora, a los precios del libro. Usted indica la cantidad de monedas o la cantidad de USDT. Se aleja como máximo
un 0,5 % del mejor precio, salvo que elija otro límite (hasta el 2 %); el resto se cancela.

**Stop límite** y **stop a mercado.** Esperan fuera del libro hasta que el precio de la última operación alcanza su precio stop; entonces se convierten en una
orden límite o de mercado. Lo que necesitan se reserva de inmediato, para que esté ahí cuando se activen.

**Trailing stop.** Una orden stop a mercado cuyo disparador sigue al mejor precio desde que empezó, a una distancia que usted indica como precio o como un
0,01 % a 20 %. Al vender sube con el precio más alto y nunca baja; al comprar baja con el precio más bajo y nunca sube. Puede empezar a un precio que
usted indique. No se puede modificar, solo cancelar.

**Iceberg.** Una orden límite de la que el libro muestra solo una parte cada vez, como mínimo una vigésima parte. Cuando esa parte se ejecuta, la siguiente
se pone en cola detrás de todas las demás órdenes a ese precio. Se retiene lo que necesita la orden entera.

**Una cancela a la otra.** Una orden límite post-only y un stop del mismo mercado, lado y cantidad. Las dos juntas retienen lo que necesita la más cara. En
cuanto una se ejecuta, aunque sea en parte, se activa o termina, la otra se cancela; cancelar una cancela las dos.

**Take-profit y stop-loss.** En un mercado spot, una compra puede traerlos consigo: una orden límite por encima de su precio, un stop por debajo, o ambos, de
los que uno cancela al otro. Se colocan cuando la compra ha terminado, por lo que ha comprado; hasta entonces no retienen nada. En un contrato pertenecen
a la posición: los activa el precio de marca, y la cierran entera al precio de mercado.

## Cuánto dura una orden

| | |
|---|---|
| GTC | hasta que se ejecuta o usted la cancela |
| GTD | hasta el momento que elija, de un minuto a 366 días después; para órdenes límite y stops. Lo que entonces esté abierto vence |
| IOC | ejecuta de inmediato lo que puede y cancela el resto |
| FOK | se ejecuta de inmediato por completo o no se ejecuta |
| Post-only | solo entra en el libro; se deniega si se ejecutaría de inmediato |

## Por qué se deniega una orden

* **Demasiado lejos del mercado.** Un precio límite puede estar como máximo a un 5 % del precio del índice en BTC y ETH, y a un 10 % en las demás monedas.
* **Demasiado pequeña o demasiado grande.** Cada mercado indica sus límites en *Información*, junto al gráfico.
* **Saldo insuficiente.** Recuerde que las órdenes abiertas retienen lo que necesitan.

Las órdenes propias nunca se cruzan entre sí: salvo que usted elija otra cosa, cuando fueran a encontrarse se cancela la más reciente.
`,
    },
    107: {
      title: 'Cómo leer el libro de órdenes',
      markdown: `
La mitad superior muestra lo que se ofrece en venta; la inferior, lo que se demanda, con los mejores precios en el medio. Cada fila es un precio, la cantidad
que espera a ese precio y la suma de todas las filas hasta él. Las barras muestran esa suma.

* El **spread** es la distancia entre los dos mejores precios. Un spread pequeño significa que comprar y vender de inmediato cuesta poco.
* La **agrupación** une precios vecinos para que vea más lejos. Cambia la vista, no el libro.
* A un mismo precio, quien llegó primero se ejecuta primero. Reducir su orden conserva su lugar; cambiar su precio o ampliarla la lleva
  al final de la cola.

Si el aviso dice que los datos son antiguos, la conexión se interrumpió. Los precios se muestran en gris y no se pueden pulsar hasta que el libro vuelve a estar
completo.
`,
    },
    108: {
      title: 'Lo que cuesta una operación',
      markdown: `
Dos cosas: la comisión, del {{spotTaker}} para una cuenta nueva que toma lo que espera en el libro, y el spread.

La vista previa encima del botón cuenta ambas antes de que envíe la orden: el precio medio que obtendría ahora, a qué distancia está del
mejor precio, la comisión y lo que llega a su cuenta. Se calcula con las mismas reglas que ejecutarán la orden, pero el libro puede
cambiar entretanto. La línea *El peor caso* dice hasta qué punto puede empeorar dentro de su límite.

Las comisiones se toman de lo que usted recibe. Todos los detalles están en la página [Comisiones](/text?id=6).
`,
    },
    109: {
      title: 'Disponible y congelado',
      markdown: `
**Disponible** es lo que puede usar ahora. **Congelado** es lo que se retiene para algo que usted ha empezado: los USDT de sus órdenes de compra y
las monedas de sus órdenes de venta, el margen de las posiciones y de las órdenes de contratos, los importes de las órdenes temporizadas, los
retiros en curso, el dinero colocado, las suscripciones en revisión y las monedas en su periodo de bloqueo. Sigue siendo suyo. Lo que retiene una
orden vuelve a estar disponible en el mismo instante en que la orden se cancela o se ejecuta por menos.

Las cantidades congeladas no son estimaciones. Son, hasta la unidad, la suma de lo que todo eso necesita, y la plataforma lo comprueba en cada
cuenta. El valor en USDT usa el último precio y es solo orientativo.
`,
    },
    110: {
      title: 'Libro mayor: seguir su dinero',
      markdown: `
*Libro mayor* muestra cada cambio de sus saldos, el más reciente primero: hora, moneda, motivo, cambio, el saldo después de él y la
posición en el registro.

Cada tipo de entrada tiene su propio nombre, por el que puede filtrar: fondos de prueba, operaciones, comisiones, financiación, depósitos, retiros, transferencias, rendimientos de
colocaciones, pagos de préstamos, recompensas y los demás. La línea que está al lado dice a qué pertenece.

Retener y liberar para órdenes abiertas mueve dinero solo entre *disponible* y *congelado*; su total no cambia.

La posición en el registro es el número del comando que causó el cambio. Cualquiera que reproduzca el registro encuentra el mismo cambio en el mismo
número. Vea [Cómo verificar los libros](/text?id=7).
`,
    },
    111: {
      title: 'Cuando no llega una respuesta',
      markdown: `
A veces se corta una conexión entre el envío de una orden y la llegada de la respuesta. La orden puede haber quedado registrada, o no.

La app web da a cada orden un número propio antes de enviarla, y vuelve a preguntar con el mismo número. La plataforma no hace dos veces lo del mismo
número: durante alrededor de una hora repite su primera respuesta, y después dice “Esto ya se hizo” e indica la entrada del registro. Así que una conexión cortada no puede causar una orden doble.

Si usa usted mismo las llamadas, envíe su propio *cid* con cada orden, y envíe el mismo cuando pregunte de nuevo. El mismo *cid* con otro
contenido se deniega como conflicto. Un *cid* se recuerda durante 25 horas; si el suyo es un UUID de la versión 7, uno más antiguo se deniega y no se vuelve
a hacer.
`,
    },
    112: {
      title: 'Real y demo',
      markdown: `
La plataforma mantiene dos sistemas separados, cada uno con su propio registro, sus libros y su dinero. Su cuenta opera en el real, que en un entorno de pruebas
contiene solo dinero ficticio. La demo funciona a su lado, con los mismos precios.

* **Entrar**: *Real* y *Demo* en la parte superior de cada página; sin cuenta, *Operar ahora con dinero ficticio* en la página de inicio o al iniciar sesión. La cuenta demo
  empieza con 100.000 USDT de dinero ficticio, y *Mis activos* la completa de nuevo.
* **Dentro**: las mismas pantallas. Un aviso ámbar dice en cada página dónde está. Depósitos, retiros, compra de monedas, direcciones, préstamos,
  invitaciones, verificación, conversaciones con soporte y lo que protege su cuenta no están disponibles en él.
* **Salir**: *Salir de la demo*. Lo que tiene allí se queda para la próxima vez. Un invitado sin cuenta no puede volver, y se olvida.

Ningún asiento puede mover nunca dinero entre ambos, y ninguna orden, ningún historial ni ninguna sesión de uno se puede usar en el otro.
`,
    },
    113: {
      title: 'Cómo protegerse',
      markdown: `
* Nunca le pedimos su contraseña, su contraseña de transacciones ni un código: ni por correo electrónico, ni por teléfono, ni en un chat.
* Compruebe la dirección en su navegador antes de iniciar sesión.
* Un mensaje con un código que usted no pidió significa que alguien escribió su dirección. Sin el código no puede hacer nada.
* Use una contraseña que no use en ningún otro sitio.
* Cierre sesión en los dispositivos compartidos, y mire de vez en cuando su lista de sesiones.
* Quien promete ganancias seguras miente, use el nombre que use.
`,
    },
    114: {
      title: 'Usar las llamadas desde un programa',
      markdown: `
Todas las pantallas funcionan con las mismas llamadas que están abiertas para usted. La página \`/docs\` de este servidor las enumera con sus campos.

* Inicie sesión con *userLogin* y envíe el token como encabezado *x-token* (preferido) o como campo *token*.
* Los importes y los precios son cadenas decimales. No los convierta en números de coma flotante.
* Envíe un *cid* con todo lo que cambie dinero.
* Los datos en vivo llegan por un solo WebSocket; el token va en el primer mensaje, nunca en la dirección.

Los límites por segundo los anuncia el código 4029, con los segundos de espera.
`,
    },
    115: {
      title: 'Contratos, apalancamiento y margen',
      markdown: `
Un contrato es una apuesta sobre un precio, liquidada en USDT. Usted no posee ninguna moneda, ningún metal ni ninguna acción; gana o pierde lo que se mueve el precio.

* **Long** gana cuando el precio sube; **short**, cuando baja.
* Un **lote** es un tamaño indicado, por ejemplo 0,0001 BTC. Todo tamaño es un número entero de lotes.
* El **apalancamiento** dice qué parte del valor reserva usted: a 10×, una posición que vale 1.000 USDT necesita 100 USDT de **margen**. Un apalancamiento mayor significa que un
  movimiento más pequeño se lo lleva todo.
* Margen **aislado**: una posición puede perder su propio margen y nada más. Puede añadirle o quitarle margen. **Cruzado**: toda la
  cuenta de contratos respalda a todas las posiciones cruzadas juntas.

Los contratos se operan desde la cuenta de contratos. Mueva antes dinero a ella en *Transferir*.

## Lo que dice la vista previa

Antes de enviar una orden, usted ve margen, comisión, precio medio y la posición tal como quedaría: precio de entrada, precio de liquidación, ratio de riesgo
y lo máximo que puede perder. Las mismas cuentas se hacen después en la plataforma.

## Apalancamiento y modo

Pertenecen a usted y a un contrato, no a una orden. Con una posición abierta u órdenes abiertas, una orden con otros valores se deniega. Cancele
las órdenes abiertas en el contrato y cambie después ambos con *Apalancamiento*.

## Cuando un mercado está cerrado

Todos los contratos, salvo los de monedas, tienen un horario de negociación, indicado con cada uno. Mientras está cerrado, no se puede abrir ni
cerrar nada, y no se liquida nada; se puede cancelar, añadir margen y cambiar el take-profit y el stop-loss. Los precios pueden saltar entre el
cierre y la apertura.
`,
    },
    116: {
      title: 'Precio de marca, financiación y liquidación',
      markdown: `
## Precio de marca

La ganancia y la liquidación se juzgan por el **precio de marca**, no por la última operación. Es el de en medio de tres: el índice con la
financiación aún pendiente, el índice con la distancia media de nuestro libro a él, y la última operación; y nunca se aleja del
índice más de un límite publicado. Una sola operación en nuestro propio libro no puede provocar su liquidación.

## Financiación

Los contratos perpetuos no tienen fin. Cada ocho horas, un lado paga al otro para que el precio se mantenga cerca del índice: cuando la tasa es superior a
0, los long pagan a los short. La plataforma no se queda con nada. La estimación en curso y todas las tasas pasadas se muestran con el contrato.

## Contratos con vencimiento

Terminan en un momento indicado, a la media del índice de los últimos 30 minutos. En el último minuto solo se pueden cerrar posiciones.

## Liquidación

**Ratio de riesgo** = margen de mantenimiento ÷ patrimonio. Al 100 %, la plataforma actúa en este orden:

1. se cancelan sus órdenes abiertas en el contrato (cruzado: todas), y se vuelve a mirar;
2. una posición grande se reduce en el libro al siguiente tramo inferior, y se vuelve a mirar;
3. si no, el fondo de seguro absorbe la posición al precio al que no queda nada.

Cuando se observa un ratio superior al 80 %, se le avisa antes, en la página, en *Mensajes* y por las vías que haya elegido. Los precios pueden ser más rápidos que un aviso.

Cada paso queda anotado con todos los números por los que se decidió; encuentra el cálculo con la posición cerrada, y todos ven
cada liquidación en la lista pública. Cuando el fondo no puede asumir una posición, se cierran contra ella posiciones con ganancia del otro lado,
en un orden publicado. Las luces junto a una posición muestran qué tan cerca está del principio de esa cola.

Usted no puede perder más de lo que respaldaba la posición.
`,
    },
    117: {
      title: 'Órdenes temporizadas al alza o a la baja',
      markdown: `
Usted elige un mercado, una duración y una dirección, e invierte un importe. Cuando el precio al vencimiento está de su lado del strike, recupera
su importe y además el pago indicado; cuando está del otro lado, el importe se pierde. Cuando ambos son exactamente iguales, lo recupera todo.

* El **strike** es el primer precio del índice *después* de su orden en el registro. Nadie, tampoco nosotros, lo conoce cuando usted compra.
* El **precio al vencimiento** es la mediana de los precios del índice de los últimos segundos (5 s por debajo de 5 minutos, 30 s hasta una hora),
  o su media de los últimos 5 minutos en las más largas.
* Si falta más de una quinta parte de esos precios, la orden es nula y lo recupera todo.
* Todo el pago se reserva del fondo cuando usted compra. Si el fondo no puede cubrirlo, la orden se deniega.

## Las probabilidades

Con un pago del 85 % tiene que acertar en más de 54 de cada 100 órdenes para no perder nada. Junto a cada duración figura la proporción
exacta, y lo que la casa se queda de media si el alza y la baja son igual de probables. No está a su favor.

## Comprobar un resultado

El recibo de una orden enumera cada precio que contó, con su lugar en el registro, y su navegador vuelve a calcular el resultado.
Quien tiene el registro puede hacer lo mismo con \`npx touchstone option --order N\`. No existe ningún comando que pueda fijar un precio o un resultado.
`,
    },
    118: {
      title: 'Mover dinero entre sus cuentas',
      markdown: `
Usted tiene cuentas separadas, para que una pérdida en un producto no pueda alcanzar lo que guarda para otro:

* **Fondos**: trading spot y todo lo que entra.
* **Contratos**: margen de los contratos.
* **Entrega**: importes invertidos en órdenes temporizadas.
* **Colocación**: lo que coloca y sus rendimientos.

*Transferir* mueve dinero entre ellas de inmediato y sin comisión. De la cuenta de contratos puede tomar lo que sus posiciones
no necesitan: las pérdidas no realizadas de las posiciones cruzadas se quedan, y las ganancias no realizadas no se pueden tomar hasta que se realizan.
`,
    },
    119: {
      title: 'Depositar, y el volumen que exige un depósito',
      markdown: `
En *Mis activos → Depositar* encuentra una dirección propia. Envíe a ella **solo USDT por ERC20**. Otra moneda, o USDT por otra red,
no se pueden recuperar.

1. Primero ve las condiciones de un retiro posterior, y la dirección después de haberlas confirmado.
2. Una transferencia aparece en la página en cuanto un bloque la contiene, y se acredita tras las confirmaciones que cuenta la página.
3. Si una transferencia no aparece, envíe su comprobante con el formulario de la página. Lo revisan personas; el formulario por sí mismo no acredita nada.

## Volumen

Antes de poder retirar lo que entró, hay que haber operado el {{turnover}} de su valor.

* Las operaciones spot cuentan con su valor en USDT; los contratos, con el valor de la operación dividido por el apalancamiento; las órdenes temporizadas, con su importe
  cuando vencen.
* Las conversiones, las transferencias y las órdenes nulas no cuentan nada. Las ganancias, las recompensas y los fondos de prueba no requieren volumen.
* Lo que entró primero se retira primero. Cada depósito conserva las condiciones con las que llegó; donde las de hoy son mejores para usted, valen las de hoy.

*Retirar* muestra cuánto está hecho, por cada depósito. En lugar de ello, un depósito que no ha usado se puede devolver por {{returnFee}} USDT.
`,
    },
    120: {
      title: 'Retirar',
      markdown: `
| | |
|---|---|
| Abierto | de {{withdrawOpen}} a {{withdrawClose}}, hora de Hong Kong |
| Solicitudes por día | {{withdrawPerDay}}, contadas por días de Hong Kong |
| Mínimo y máximo | de {{withdrawMin}} a {{withdrawMax}} USDT |
| Comisión | {{withdrawFee}}, incluida en el importe |
| Dirección nueva | utilizable después de {{addressHold}} |

Estas son las condiciones de hoy; un depósito conserva las mejores entre estas y aquellas con las que llegó. Cuánto puede retirar por día depende también de su
[verificación](/helpDetail?id=121).

1. Añada la dirección en *Mis activos → Direcciones de retiro*. Solo USDT por ERC20.
2. Solicite el retiro. Ve la comisión, lo que llega y la dirección en grupos de cuatro antes de confirmar. **Un pago en una red no se puede
   revertir.**
3. Hasta que un operador haya empezado a revisarlo, puede anularlo. A partir de {{secondPerson}} USDT tienen que aprobarlo dos.
4. Un proceso separado de la plataforma firma el pago. El historial muestra cada paso con su entrada del registro, y la transacción en la red.

*Se puede retirar ahora* es el más bajo de todos los límites que se le aplican, y al lado figura la regla correspondiente. Un retiro denegado
vuelve entero, con el motivo. Después de un cambio de lo que protege su cuenta, los retiros quedan suspendidos por un tiempo.

A un banco se retira de la misma manera, en la pestaña *Banco*; lo paga una persona, y puede tardar algunos días.
`,
    },
    121: {
      title: 'La verificación en tres pasos',
      markdown: `
1. **Básica**: nacionalidad, tipo de documento, nombre y número.
2. **Avanzada**: imágenes del documento, anverso y reverso, y de usted sosteniéndolo.
3. **Domicilio**: dónde vive, acreditado con una factura de servicios.

Cada paso lo revisan personas y eleva lo que puede retirar por día y pedir prestado; la página dice en cuánto. Las imágenes deben ser JPG, JPEG o PNG,
de menos de 8 MB, nítidas y sin editar, con su rostro visible donde corresponde. La nacionalidad es la que indicó al registrarse y no se puede cambiar.

Lo que envía se guarda cifrado y solo lo abren los revisores. Cada vez que uno de ellos abre una imagen, consta en el historial de su cuenta. Si un paso
se deniega, lee por qué y puede enviarlo de nuevo.

Los retiros, los préstamos y recibir recompensas requieren verificación; el trading spot, los contratos, las órdenes temporizadas, las
colocaciones, las nuevas monedas y el check-in, no.
`,
    },
    122: {
      title: 'Segundos factores, llaves de acceso y billeteras',
      markdown: `
* **App de autenticación**: seis dígitos que cambian cada medio minuto. Guarde los códigos de recuperación que se le muestran una sola vez; cada uno sirve una vez.
* **Llave de acceso**: su dispositivo se acredita sin contraseña. Una página copiada no puede pedirla.
* **Billetera**: usted firma un mensaje legible con la clave de una dirección. Firmar no cuesta nada y no mueve nada. Donde el operador de una instalación
  no ha indicado la dirección de esta, no se ofrece el inicio de sesión con billetera, porque el mensaje no podría nombrar el sitio.

Se configuran y se eliminan en *Centro de usuario → Centro de seguridad*. Configurar o eliminar uno suspende los retiros por un tiempo, y la página lo dice antes.

Se pide un segundo factor al iniciar sesión y otra vez antes de que salga valor. ¿Lo perdió? *¿Perdió su segundo factor?*, al iniciar sesión, envía una solicitud que revisa una persona.
`,
    },
    123: {
      title: 'Comprar monedas por transferencia bancaria y convertirlas',
      markdown: `
## Comprar

*Comprar monedas* muestra el tipo de cambio, a quién pagar y un texto de referencia. Transfiera el dinero desde una cuenta bancaria a su propio
nombre, con ese texto de referencia, y suba el comprobante. Dos personas lo cotejan con el extracto del banco; después las monedas se acreditan al
tipo de cambio acordado. Compra mínima: {{purchaseMinimums}}.

## Convertir

*Conversión* da una cotización que vale unos segundos, con el tipo de cambio y lo que usted recibe. El tipo de cambio es para usted un
{{conversionSpread}} peor que el precio del índice; la diferencia es para la casa. Una conversión se hace con la casa, no con el libro, y no
cuenta como volumen.
`,
    },
    124: {
      title: 'Colocación: rendimientos diarios y de dónde salen',
      markdown: `
Usted aparta USDT durante un número de días y recibe un rendimiento por cada día completo. El dinero sigue siendo suyo; nadie opera con él. Todo el rendimiento de
su orden pasa del dinero propio de la plataforma a una reserva en el momento de la venta: sin eso no se vende nada.

* Los rendimientos se pagan en su cuenta de colocación y están disponibles de inmediato.
* Puede rescatar antes, también justo después de la compra. Entonces pierde la parte del importe que dicen sus condiciones, y no se paga ningún día más.
* Su orden conserva las condiciones con las que la compró.

{{hosting}}

Todo lo demás figura en las [condiciones de colocación](/text?id=11).
`,
    },
    125: {
      title: 'Préstamos',
      markdown: `
Usted toma USDT prestados del fondo propio de la plataforma por un número fijo de días. Se exige la verificación básica; su nivel fija cuánto puede deber.

* Los días sin cargo no cuestan nada. Cada día posterior empezado cuesta la tasa diaria y, después de los días de gracia, además la tasa de mora.
* Todos los cargos juntos nunca superan lo que se le prestó.
* Puede pagar cualquier importe en cualquier momento, de su saldo o al banco con un comprobante.
* La página muestra el peor caso antes de que firme.

{{loans}}

Las reglas son el [contrato de préstamo](/text?id=9). La cuenta demo no tiene préstamos.
`,
    },
    126: {
      title: 'Nuevas monedas',
      markdown: `
Una suscripción se abre solo cuando todas las monedas en oferta están en una cuenta de esta plataforma. Usted solicita un número de monedas; lo que cuestan se retiene en sus fondos
y sigue siendo suyo hasta que se entregan las monedas. Lo que no se usa vuelve a estar disponible de inmediato.

* Las monedas las entregan dos personas, solicitud por solicitud, o se entrega la misma parte a todos; cada moneda indica su forma.
* Después del listado quedan bloqueadas durante los días que dice su página. Mientras tanto no puede venderlas, haga lo que haga el precio.
* Al emisor se le paga después del listado, no antes. Si la moneda no se lista en su fecha, puede devolverla por lo que pagó.

**La moneda puede caer por debajo del precio de emisión, hasta llegar a nada, o no listarse nunca.** Lo que dice un emisor se muestra tal como lo dice; esta plataforma no lo
ha comprobado.
`,
    },
    127: {
      title: 'Recompensas: check-in, invitaciones, promociones',
      markdown: `
Las recompensas salen del dinero propio de la plataforma, reservado de antemano, nunca de lo que tienen los clientes.

* **Check-in**: una vez por día de Hong Kong, en un ciclo de siete. Las [reglas](/text?id=10) y los importes figuran junto a los días.
* **Invitaciones**: de las comisiones de trading que realmente pagan las personas que invitó, una parte es suya, en tantos niveles como dice la página. Una comisión por invitación espera
  unos días antes de que se pueda usar, y requiere la verificación de esas personas. Nadie puede invitarse a sí mismo: se comparan documento, dispositivo y dirección de cobro.
* **Promociones**: campañas con requisitos que figuran en su página, hasta que se agota su presupuesto.

Para recibir una recompensa se exige la verificación básica, y las recompensas de check-in y de promociones juntas nunca superan una parte de las comisiones que usted mismo pagó.
No opere por una recompensa: las comisiones son mayores.
`,
    },
    128: {
      title: 'Quién gana qué aquí, y cómo puede comprobarlo',
      markdown: `
La casa gana con cuatro cosas, todas ellas entradas del registro:

1. las **comisiones** de operaciones y retiros ([Comisiones](/text?id=6)),
2. lo que su [creador de mercado](/text?id=8) gana o pierde contra usted, en la misma cola y con las mismas comisiones,
3. las **órdenes temporizadas**, cuyas probabilidades están a su favor, como se indica junto a cada duración,
4. los intereses y los recargos por mora de los préstamos, las pérdidas de los rescates anticipados y su parte del tipo de cambio cuando usted convierte o compra monedas.

No puede fijar un saldo, un precio ni un resultado: no existe un comando así. Cómo se forman los precios figura en
[Cómo se forman los precios](/text?id=2), y cómo calcular usted mismo cada saldo, en [Cómo verificar los libros](/text?id=7).

La comprobación demuestra que los libros se derivan del registro. No demuestra que las monedas existan fuera, que un operador muestre a todos el mismo registro ni
que los precios vayan a serle favorables. Lea la [declaración de riesgos](/text?id=4).
`,
    },
    210: {
      title: 'El centro de ayuda está abierto, y la app se puede instalar',
      summary:
        'Cada parte de la plataforma está explicada y se puede buscar en ella; su navegador puede instalar la app.',
      markdown: `
El [centro de ayuda](/help) explica cada parte de la plataforma, y su búsqueda recorre cada palabra. En [Descargar app](/downLoad), su navegador
instala la plataforma en una ventana propia. La app no guarda precios ni saldos: sin conexión no muestra nada, antes que mostrar
algo antiguo.
`,
    },
    209: {
      title: 'Recompensas por hacer check-in, invitar y participar',
      summary: 'Pagadas de un presupuesto del dinero propio de la plataforma, con requisitos que usted lee antes.',
      markdown: `
Ya están abiertas las recompensas de check-in, las comisiones por invitación y las campañas de promociones. Cada una se paga de lo que la plataforma reservó para ella, mientras
eso dure. Lo que hace falta para recibir una se dice antes: [Recompensas](/helpDetail?id=127).
`,
    },
    208: {
      title: 'Ya están abiertas las colocaciones, los préstamos y las nuevas monedas',
      summary:
        'Con cada rendimiento reservado en el momento de la venta, cada cargo con un tope y cada moneda en oferta en una cuenta que usted puede leer.',
      markdown: `
* [Las colocaciones](/helpDetail?id=124) pagan un rendimiento por cada día completo, de una reserva que se llenó en el momento de la venta.
* [Los préstamos](/helpDetail?id=125) salen de un fondo del dinero propio de la plataforma, y nunca cuestan más de lo que tomó prestado.
* [Las nuevas monedas](/helpDetail?id=126) están en una cuenta de esta plataforma antes de que nadie pueda suscribirse.

Cualquiera de ellos puede costarle dinero. Lea cómo antes de empezar.
`,
    },
    207: {
      title: 'Ya están abiertos los depósitos y los retiros',
      summary:
        'USDT por ERC20, retiros a un banco y monedas por transferencia bancaria, con condiciones que usted ve primero.',
      markdown: `
Puede [depositar](/helpDetail?id=119) y [retirar](/helpDetail?id=120) USDT por ERC20, retirar a un banco, y
[comprar y convertir monedas](/helpDetail?id=123). En un entorno de pruebas, todo ello es dinero ficticio en una red propia.

Infórmese primero sobre el volumen, los horarios y las comisiones: un depósito conserva las condiciones con las que llegó.
`,
    },
    205: {
      title: 'Ya están abiertos los contratos y las órdenes temporizadas',
      summary:
        'Monedas, metales, energía, divisas, acciones e índices, con cada liquidación y cada resultado abiertos a inspección.',
      markdown: `
Se pueden operar contratos perpetuos y con vencimiento, long y short, sobre monedas con un apalancamiento de hasta 100× y sobre todo lo demás de hasta 25×,
salvo que el operador de esta instalación haya elegido menos. Las órdenes temporizadas al alza o a la baja indican sus probabilidades antes de que compre.

Lea primero [qué significa el apalancamiento](/helpDetail?id=115), [cómo funciona la liquidación](/helpDetail?id=116) y [cómo se deciden las órdenes temporizadas](/helpDetail?id=117). Mueva
dinero de *Fondos* a la cuenta desde la que quiere operar en *Transferir*.
`,
    },
    201: {
      title: 'El trading spot está abierto',
      summary: 'Ocho monedas contra USDT, con órdenes límite, de mercado y stop, en el entorno de pruebas.',
      markdown: `
BTC, ETH, SOL, XRP, DOGE, LTC, BNB y TRX se pueden operar contra USDT.

El formulario de órdenes admite órdenes límite, de mercado, stop límite y stop a mercado; GTC, IOC, FOK y post-only; y muestra el precio medio, el deslizamiento, la comisión y
el peor caso antes de que envíe nada. Pida fondos de prueba en *Mis activos* y empiece.
`,
    },
    202: {
      title: 'Puede comprobar nuestros libros',
      summary: 'Un programa reproduce el registro completo y lo compara con los puntos de control firmados.',
      markdown: `
Cada saldo de Touchstone se deriva de un único registro de comandos. El registro está encadenado, sus puntos de control están firmados, y \`npx touchstone verify\` vuelve a calcularlo
todo desde la primera entrada.

Lo que esto demuestra, y lo que no, está escrito en la página [Cómo verificar los libros](/text?id=7).
`,
    },
    203: {
      title: 'Los precios de este entorno de pruebas pueden no ser reales',
      summary: 'Una indicación en cada página dice de dónde vienen.',
      markdown: `
Los precios que ve los hace una simulación con una semilla aleatoria, se reproducen a partir de una grabación de operaciones reales o se leen de
plataformas públicas. Una indicación en cada página dice cuál de estas es su procedencia. No los use para decidir sobre dinero real.

Cómo se forman se describe en [Cómo se forman los precios](/text?id=2).
`,
    },
    204: {
      title: 'Aquí la bandeja de salida está abierta a todos',
      summary: 'Regístrese con una dirección inventada: los mensajes del entorno de pruebas no son privados.',
      markdown: `
Para que nadie necesite un servidor de correo para probar Touchstone, el entorno de pruebas muestra los códigos de verificación en una bandeja de salida. Cualquiera que pueda acceder a este servidor puede
leerla. Use una dirección inventada y una contraseña que no use en ningún otro sitio.

Una instalación para clientes reales no tiene bandeja de salida; se niega a arrancar sin un servidor de correo.
`,
    },
  },
  banners: {
    1: {
      title: 'Una plataforma cuyos libros cualquiera puede comprobar',
      text: 'Cada saldo se deriva de un único registro firmado. Reprodúzcalo usted mismo y compare, hasta la última unidad.',
    },
    2: {
      title: 'Vea lo que cuesta antes de operar',
      text: 'El precio medio, el deslizamiento, la comisión y el peor caso figuran encima del botón, calculados con las reglas que ejecutan la orden.',
    },
    3: {
      title: 'La casa opera a la vista de todos',
      text: 'Nuestro creador de mercado opera desde una cuenta con nombre: misma cola, mismas comisiones, sin datos anticipados, sin deshacer nada.',
    },
  },
}
