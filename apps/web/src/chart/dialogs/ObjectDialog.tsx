import { Button, Dialog } from '@touchstone/ui'
import { useState } from 'react'
import { DecimalField } from '../../shared/decimals/DecimalField.tsx'
import { useTexts } from '../../shared/i18n/texts.ts'
import { type ChartLine, droppedPrice } from '../canvas/chartLine.ts'
import { findTool } from '../drawings/drawingTools.ts'
import type { Drawing } from '../setup/chartSetup.ts'
import { ToolButton } from '../toolbar/ToolButton.tsx'
import { chartTexts } from '../words/texts.ts'
import type { ChartDialogsProps } from './dialogProps.ts'

/** Lines and drawings as a list: the pointer's actions on the canvas, by figures and buttons. */
export function ObjectDialog(props: ChartDialogsProps) {
  const { lines, board, onClose } = props
  const t = useTexts(chartTexts)
  return (
    <Dialog open title={t('objects.title')} closeLabel={t('close')} onClose={onClose} width="wide">
      <div className="flex max-h-[70vh] flex-col gap-2 overflow-y-auto pt-1">
        <h3 className="text-13 font-medium text-ink-1">{t('objects.lines')}</h3>
        {lines.length === 0 && <p className="text-13 text-ink-3">{t('objects.noLines')}</p>}
        <ul>
          {lines.map((line) => (
            <LineRow key={`${line.id} ${line.price}`} line={line} {...props} />
          ))}
        </ul>
        <h3 className="pt-3 text-13 font-medium text-ink-1">{t('objects.drawings')}</h3>
        {board.drawings.length === 0 && <p className="text-13 text-ink-3">{t('objects.noDrawings')}</p>}
        <ul>
          {board.drawings.map((drawing) => (
            <DrawingRow key={drawing.id} drawing={drawing} {...props} />
          ))}
        </ul>
      </div>
    </Dialog>
  )
}

function LineRow(props: ChartDialogsProps & { readonly line: ChartLine }) {
  const { line, priceScale, onMoveLine, onCancelLine, onClose } = props
  const t = useTexts(chartTexts)
  const [price, setPrice] = useState(line.price)
  const moved = droppedPrice(line, Number(price), priceScale)
  return (
    <li className="flex min-h-12 items-center gap-3 border-t border-line py-1.5">
      <span className="min-w-0 flex-1 text-13 text-ink-1">{line.label}</span>
      {line.movable ? (
        <form
          className="flex items-center gap-2"
          onSubmit={(event) => {
            event.preventDefault()
            if (moved === undefined) return
            onClose()
            onMoveLine(line.id, moved)
          }}
        >
          <DecimalField
            label={t('objects.price')}
            value={price}
            maxDecimals={priceScale}
            onValueChange={setPrice}
            unit=""
          />
          <Button type="submit" tone="secondary" size="medium" aria-label={t('objects.moveTo', { label: line.label })}>
            {t('objects.move')}
          </Button>
        </form>
      ) : (
        <span className="num text-13 text-ink-2">{line.price}</span>
      )}
      {line.cancellable && onCancelLine && (
        <ToolButton
          icon="bin"
          label={t('objects.cancel', { label: line.label })}
          onClick={() => {
            onClose()
            onCancelLine(line.id)
          }}
        />
      )}
    </li>
  )
}

/** Freehand strokes have too many points to be moved one by one. */
const MOST_FIELDS = 3

function DrawingRow({ drawing, board, priceScale }: ChartDialogsProps & { readonly drawing: Drawing }) {
  const t = useTexts(chartTexts)
  const tool = findTool(drawing.tool)
  if (!tool) return null
  const name = drawing.text === '' ? t(`tool.${tool.id}`) : `${t(`tool.${tool.id}`)}: ${drawing.text}`
  const { points } = drawing
  return (
    <li className="flex min-h-12 flex-wrap items-center gap-2 border-t border-line py-1.5">
      <span className="min-w-40 flex-1 text-13 text-ink-1">{name}</span>
      {points.length <= MOST_FIELDS &&
        points.map((point, index) => (
          <PointField
            // biome-ignore lint/suspicious/noArrayIndexKey: a drawing's points have no other name than their number
            key={index}
            label={t('objects.point', { number: String(index + 1) })}
            price={point.price}
            priceScale={priceScale}
            onPrice={(price) =>
              board.change(drawing.id, {
                points: points.map((other, at) => (at === index ? { ...other, price } : other)),
              })
            }
          />
        ))}
      <ToolButton
        icon={drawing.locked ? 'lock' : 'unlock'}
        aria-pressed={drawing.locked}
        label={t(drawing.locked ? 'objects.unlock' : 'objects.lock', { name })}
        onClick={() => board.change(drawing.id, { locked: !drawing.locked })}
      />
      <ToolButton icon="bin" label={t('objects.remove', { name })} onClick={() => board.remove(drawing.id)} />
    </li>
  )
}

function PointField(props: {
  readonly label: string
  readonly price: number
  readonly priceScale: number
  readonly onPrice: (price: number) => void
}) {
  const [text, setText] = useState(() => props.price.toFixed(props.priceScale))
  return (
    <input
      type="text"
      inputMode="decimal"
      dir="ltr"
      aria-label={props.label}
      title={props.label}
      value={text}
      onChange={(event) => {
        setText(event.target.value)
        const price = Number(event.target.value)
        if (event.target.value.trim() !== '' && Number.isFinite(price) && price > 0) props.onPrice(price)
      }}
      className="num h-8 w-28 rounded-control border border-control-line/70 bg-field px-2 text-end text-12 text-ink-1"
    />
  )
}
