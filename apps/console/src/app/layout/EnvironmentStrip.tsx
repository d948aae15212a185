import { clsx } from 'clsx'
import { textsOf } from '../../shared/i18n/texts.ts'
import type { Me } from '../../shared/session/session.ts'
import { useWorld } from '../../shared/world/world.ts'
import { shellTexts } from './texts.ts'

const t = textsOf(shellTexts)

/** One colour for play money, another for real, in words too. */
export function EnvironmentStrip({ me }: { readonly me: Me }) {
  const world = useWorld()
  const production = me.environment === 'production'
  return (
    <section
      aria-label={t('environment.label')}
      className={clsx(
        'flex h-7 shrink-0 items-center justify-center gap-6 text-12 font-medium',
        production ? 'border-b-2 border-danger bg-surface-1 text-danger' : 'bg-notice text-on-notice',
      )}
    >
      <span>{t(`environment.${me.environment}`, { source: me.priceSource })}</span>
      {world === 'demo' && <span>{t('world.demoNote')}</span>}
    </section>
  )
}
