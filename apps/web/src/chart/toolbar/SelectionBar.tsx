import { useTexts } from '../../shared/i18n/texts.ts'
import { findTool } from '../drawings/drawingTools.ts'
import type { Drawing } from '../setup/chartSetup.ts'
import { LINE_COLOURS, lineColour } from '../setup/palette.ts'
import { chartTexts } from '../words/texts.ts'
import { ToolButton } from './ToolButton.tsx'

export interface SelectionBarProps {
  readonly drawing: Drawing
  readonly onChange: (change: Partial<Drawing>) => void
  readonly onText: () => void
  readonly onRemove: () => void
}

/** The actions on the selected drawing. */
export function SelectionBar({ drawing, onChange, onText, onRemove }: SelectionBarProps) {
  const t = useTexts(chartTexts)
  const tool = findTool(drawing.tool)
  if (!tool) return null
  return (
    <div
      role="toolbar"
      aria-label={t('draw.selected', { tool: t(`tool.${tool.id}`) })}
      className="absolute end-24 top-8 z-10 flex items-center gap-0.5 rounded-panel border border-line bg-surface-1 px-1 py-0.5"
    >
      <ColourRow chosen={drawing.colour} onChoose={(colour) => onChange({ colour })} />
      <span className="mx-1 h-5 w-px bg-line" />
      {tool.worded && <ToolButton icon="pencil" label={t('draw.editText')} onClick={onText} />}
      <ToolButton
        icon={drawing.locked ? 'lock' : 'unlock'}
        label={t(drawing.locked ? 'draw.unlock' : 'draw.lock')}
        aria-pressed={drawing.locked}
        onClick={() => onChange({ locked: !drawing.locked })}
      />
      <ToolButton icon="bin" label={t('draw.remove')} onClick={onRemove} />
    </div>
  )
}

export interface ColourRowProps {
  readonly chosen: Drawing['colour']
  readonly onChoose: (colour: Drawing['colour']) => void
  /** The name of the coloured part, when several rows stand together. */
  readonly label?: string
}

export function ColourRow({ chosen, onChoose, label }: ColourRowProps) {
  const t = useTexts(chartTexts)
  const theme = document.documentElement.dataset.theme === 'light' ? 'light' : 'dark'
  return (
    <fieldset className="flex items-center">
      <legend className="sr-only">{label ?? t('draw.colour')}</legend>
      {LINE_COLOURS.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === chosen}
          aria-label={t(`colour.${name}`)}
          title={t(`colour.${name}`)}
          onClick={() => onChoose(name)}
          className="grid size-6 place-items-center rounded-full border-2 border-transparent hover:border-line aria-pressed:border-ink-1"
        >
          <span className="size-3.5 rounded-full" style={{ backgroundColor: lineColour(name, theme) }} />
        </button>
      ))}
    </fieldset>
  )
}
