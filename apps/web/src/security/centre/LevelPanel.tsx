import { Glyph, Num, Panel } from '@touchstone/ui'
import { clsx } from 'clsx'
import { useTexts } from '../../shared/i18n/texts.ts'
import { securityTexts } from '../acts/texts.ts'
import type { Security } from '../acts/useSecurity.ts'

const STEPS = [1, 2, 3, 4, 5] as const

/** The counted protections, in the order of display. */
function protections(security: Security) {
  return [
    ['factor', security.totp || security.passkeys.length > 0],
    ['tpwd', security.tpwd],
    ['contacts', security.email !== '' && security.phone !== ''],
    ['question', security.question !== 0],
    ['antiPhishing', security.antiPhishing !== ''],
  ] as const
}

/** The level of the account's protection, and the ways to raise it. */
export function LevelPanel({ security }: { readonly security: Security }) {
  const t = useTexts(securityTexts)
  const { level } = security
  const word = t(`level.words.l${Math.min(5, Math.max(0, level)) as 0 | 1 | 2 | 3 | 4 | 5}`)
  const tone = level >= 4 ? 'bg-ok' : level >= 3 ? 'bg-warn' : 'bg-danger'
  return (
    <Panel className="grid grid-cols-[240px_1fr] slim:grid-cols-1 gap-8 p-5">
      <div>
        <h2 className="text-13 text-ink-3">{t('level.title')}</h2>
        <p className="mt-1 flex items-baseline gap-2 text-24 font-semibold text-ink-1">
          {word}
          <Num className="text-13 font-normal text-ink-3">{t('level.of', { level: String(level) })}</Num>
        </p>
        <div aria-hidden="true" className="mt-3 flex gap-1.5">
          {STEPS.map((step) => (
            <span key={step} className={clsx('h-1 flex-1 rounded-full', step <= level ? tone : 'bg-surface-3')} />
          ))}
        </div>
      </div>
      <div>
        <h3 className="text-13 text-ink-3">{level >= 5 ? t('level.full') : t('level.raise')}</h3>
        <ul className="mt-2 grid grid-cols-2 slim:grid-cols-1 gap-x-6 gap-y-1.5">
          {protections(security).map(([item, set]) => (
            <li key={item} className={clsx('flex items-center gap-2 text-13', set ? 'text-ink-3' : 'text-ink-1')}>
              <Glyph name={set ? 'check' : 'dot'} className={clsx('shrink-0', set ? 'text-ok' : 'text-warn')} />
              {t(`level.items.${item}`)}
              <span className="sr-only">{t(set ? 'set' : 'notSet')}</span>
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  )
}
