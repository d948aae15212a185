import type { World } from '@touchstone/protocol'
import { Segments } from '@touchstone/ui'
import { textsOf } from '../../shared/i18n/texts.ts'
import { chooseWorld, useWorld } from '../../shared/world/world.ts'
import { shellTexts } from './texts.ts'

const t = textsOf(shellTexts)
const WORLDS: readonly World[] = ['real', 'demo']

/** Chooses the world whose books the screens show. */
export function WorldSwitch() {
  const world = useWorld()
  return (
    <div className="flex items-center gap-3">
      <span aria-hidden="true" className="text-12 text-ink-3">
        {t('world.label')}
      </span>
      <Segments
        label={t('world.label')}
        value={world}
        options={WORLDS.map((value) => ({ value, label: t(`world.${value}`) }))}
        onValueChange={chooseWorld}
      />
    </div>
  )
}
