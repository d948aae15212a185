import { type Alerts, createAlerts } from '../alerts/createAlerts.ts'
import { systemClock } from '../clock/clock.ts'
import type { Foundation } from './foundation.ts'
import type { Past } from './startPast.ts'
import type { People } from './startPeople.ts'

/** Price alerts of both worlds. Those of before are watched as soon as the prices of now are known. */
export function startAlerts(
  { database, feed, logger, metrics, closing }: Foundation,
  { live, loaded }: Pick<Past, 'live' | 'loaded'>,
  { messages }: Pick<People, 'messages'>,
): Alerts {
  const problem = (event: string, error: unknown, message: string) => logger.warn({ event, err: error }, message)
  const alerts = createAlerts({
    database: database.kysely,
    clock: systemClock,
    live,
    messages,
    simulated: feed?.simulated ?? false,
    problem,
  })
  metrics.watch('touchstone_price_alerts', 'Price alerts that wait', () => alerts.waiting)
  const started = loaded
    .then(() => alerts.start())
    .catch((error: unknown) => problem('price_alerts_failed', error, 'the price alerts of before are not watched'))
  closing.add('price alerts', async () => {
    await started
    await alerts.stop()
  })
  return alerts
}
