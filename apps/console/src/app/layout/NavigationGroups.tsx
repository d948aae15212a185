import { useQuery } from '@tanstack/react-query'
import { AppLink } from '@touchstone/frame'
import { deviceTimeZone, zoneLabel } from '@touchstone/ui'
import { liveQuery } from '../../shared/api/queries.ts'
import { navigationTexts } from '../../shared/feature/navigationTexts.ts'
import { textsOf } from '../../shared/i18n/texts.ts'
import type { Me } from '../../shared/session/session.ts'
import { navigationFor } from './navigation.ts'
import { shellTexts } from './texts.ts'

const words = textsOf(navigationTexts)
const t = textsOf(shellTexts)
const COUNTS_EVERY_MS = 15_000

const LINK =
  'flex h-8 items-center justify-between rounded-control px-3 text-13 text-ink-2 hover:bg-surface-3 hover:text-ink-1 aria-[current=page]:bg-surface-3 aria-[current=page]:font-medium aria-[current=page]:text-ink-1'

/** Every screen that the operator may open, with how much waits there, and in which zone the times on all of them are. */
export function NavigationGroups({ me }: { readonly me: Me }) {
  const { data } = useQuery(liveQuery('getDashboard', {}, COUNTS_EVERY_MS))
  return (
    <>
      {navigationFor(me).map(({ key, entries }) => (
        <div key={key} className="flex flex-col gap-0.5">
          <h2 className="px-3 pb-1 text-11 font-medium text-ink-3">{words(`groups.${key}`)}</h2>
          {entries.map(({ word, path, to = path, waiting }) => (
            <AppLink key={word} to={to} withBelow={to !== '/'} className={LINK}>
              {words(`nav.${word}`)}
              <Waiting count={data && waiting ? waiting(data) : 0} />
            </AppLink>
          ))}
        </div>
      ))}
      <p className="mt-auto px-3 text-11 text-ink-3">{t('times', { zone: zoneLabel(deviceTimeZone(), Date.now()) })}</p>
    </>
  )
}

function Waiting({ count }: { readonly count: number }) {
  if (count === 0) return null
  return <span className="num rounded-full bg-accent px-1.5 text-11 font-medium text-on-accent">{count}</span>
}
