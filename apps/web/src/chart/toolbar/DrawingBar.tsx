import { clsx } from 'clsx'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../shared/i18n/texts.ts'
import { GROUP_NAMES, TOOL_GROUPS, type ToolGroup, type ToolId } from '../drawings/drawingTools.ts'
import { chartTexts } from '../words/texts.ts'
import { ChartIcon } from './icons.tsx'
import { TOOL, ToolButton } from './ToolButton.tsx'

export interface DrawingBarProps {
  /** The tool in hand; undefined: the cursor. */
  readonly tool: ToolId | undefined
  readonly onTool: (tool: ToolId | undefined) => void
  readonly magnet: boolean
  readonly onMagnet: () => void
  /** Drawings of this series, and whether all of them are locked. */
  readonly count: number
  readonly allLocked: boolean
  readonly onLockAll: () => void
  readonly onClear: () => void
}

/** The drawing tools beside the chart; each group remembers the tool used last. */
export function DrawingBar(props: DrawingBarProps) {
  const t = useTexts(chartTexts)
  const [open, setOpen] = useState<ToolGroup>()
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!open) return
    const close = (event: Event) => {
      if (event instanceof KeyboardEvent ? event.key === 'Escape' : !inside(bar.current, event.target))
        setOpen(undefined)
    }
    document.addEventListener('pointerdown', close)
    document.addEventListener('keydown', close)
    return () => {
      document.removeEventListener('pointerdown', close)
      document.removeEventListener('keydown', close)
    }
  }, [open])
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-orientation="vertical"
      aria-label={t('draw.label')}
      className="relative z-20 flex w-9 shrink-0 flex-col items-center gap-0.5 border-e border-line py-1"
    >
      <ToolButton
        icon="cursor"
        label={t('draw.cursor')}
        aria-pressed={!props.tool}
        onClick={() => props.onTool(undefined)}
      />
      {GROUP_NAMES.map((group) => (
        <GroupButton
          key={group}
          group={group}
          tool={props.tool}
          open={open === group}
          onOpen={() => setOpen(open === group ? undefined : group)}
          onTool={(tool) => {
            setOpen(undefined)
            props.onTool(tool)
          }}
        />
      ))}
      <span className="my-1 h-px w-5 bg-line" />
      <ToolButton icon="magnet" label={t('draw.magnet')} aria-pressed={props.magnet} onClick={props.onMagnet} />
      {props.count > 0 && (
        <>
          <ToolButton
            icon={props.allLocked ? 'lock' : 'unlock'}
            label={t(props.allLocked ? 'draw.unlockAll' : 'draw.lockAll')}
            onClick={props.onLockAll}
          />
          <ToolButton icon="bin" label={t('draw.clear')} onClick={props.onClear} />
        </>
      )}
    </div>
  )
}

const inside = (element: HTMLElement | null, target: EventTarget | null) =>
  target instanceof Node && element?.contains(target) === true

function GroupButton(props: {
  readonly group: ToolGroup
  readonly tool: ToolId | undefined
  readonly open: boolean
  readonly onOpen: () => void
  readonly onTool: (tool: ToolId) => void
}) {
  const { group, tool, open } = props
  const t = useTexts(chartTexts)
  const tools = TOOL_GROUPS[group]
  const inHand = tools.find(({ id }) => id === tool)
  return (
    <>
      <button
        type="button"
        aria-expanded={open}
        aria-label={t(`group.${group}`)}
        title={t(`group.${group}`)}
        onClick={props.onOpen}
        className={clsx(TOOL, inHand && '!bg-accent-soft !text-accent')}
      >
        <ChartIcon name={inHand?.id ?? tools[0].id} />
      </button>
      {open && (
        <div className="absolute start-full top-1 ms-1 max-h-[calc(100%-8px)] w-56 overflow-y-auto rounded-panel border border-line bg-surface-1 p-1.5 shadow-overlay">
          <p className="px-2 pb-1 text-11 text-ink-3">{t(`group.${group}`)}</p>
          {tools.map(({ id }) => (
            <button
              key={id}
              type="button"
              aria-pressed={id === tool}
              onClick={() => props.onTool(id)}
              className="flex h-8 w-full items-center gap-2.5 rounded-control px-2 text-start text-13 text-ink-2 hover:bg-surface-3 hover:text-ink-1 aria-pressed:text-accent"
            >
              <ChartIcon name={id} className="size-4.5 shrink-0" />
              {t(`tool.${id}`)}
            </button>
          ))}
        </div>
      )}
    </>
  )
}
