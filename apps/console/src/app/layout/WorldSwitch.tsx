import type { World } from '@touchstone/protocol'
import { textsOf } from '../../shared/i18n/texts.ts'
import { chooseWorld, useWorld } from '../../shared/world/world.ts'
import { shellTexts } from './texts.ts'

const t = textsOf(shellTexts)
const WORLDS: readonly World[] = ['real', 'demo']

/** Which world's books the screens show. */
export function WorldSwitch() {
  const world = useWorld()
  return (
    <fieldset className="flex items-center gap-3">
      <legend className="sr-only">{t('world.label')}</legend>
      <span aria-hidden="true" className="text-12 text-ink-3">
        {t('world.label')}
      </span>
      <span className="flex gap-1 rounded-control bg-surface-2 p-1">
        {WORLDS.map((known) => (
          <button
            key={known}
            type="button"
            aria-pressed={known === world}
            onClick={() => chooseWorld(known)}
            className="h-6 rounded-[3px] px-3 text-12 font-medium text-ink-2 hover:text-ink-1 aria-pressed:bg-surface-3 aria-pressed:text-ink-1"
          >
            {t(`world.${known}`)}
          </button>
        ))}
      </span>
    </fieldset>
  )
}
