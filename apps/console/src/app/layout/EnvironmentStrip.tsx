import { clsx } from 'clsx'
import { textsOf } from '../../shared/i18n/texts.ts'
import type { Me } from '../../shared/session/session.ts'
import { useWorld } from '../../shared/world/world.ts'
import { shellTexts } from './texts.ts'

const t = textsOf(shellTexts)

/** One colour for play money, of the sandbox or of demo accounts, another for real money; in words too. */
export function EnvironmentStrip({ me }: { readonly me: Me }) {
  const world = useWorld()
  const demo = world === 'demo'
  const real = me.environment === 'production' && !demo
  return (
    <section
      aria-label={t('environment.label')}
      className={clsx(
        'flex min-h-7 shrink-0 flex-wrap items-center justify-center gap-x-6 px-3 text-center text-12 font-medium',
        real ? 'border-b-2 border-danger bg-surface-1 text-danger' : 'bg-notice text-on-notice',
      )}
    >
      {demo && <strong>{t('world.demoNote')}</strong>}
      <span>
        {t(demo ? `world.demoIn.${me.environment}` : `environment.${me.environment}`, { source: me.priceSource })}
      </span>
    </section>
  )
}
