import { Button } from '@touchstone/ui'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import RotateCw from 'lucide-react/icons/rotate-cw'
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react'
import { textsOf } from '../../../shared/i18n/texts.ts'
import { fieldLabel, type ReviewedCase } from '../decision.ts'
import { reviewTexts } from '../texts.ts'
import { usePicture } from '../usePicture.ts'
import { FIRST_VIEW, moved, transformOf, turned, viewAfterKey, zoomed } from '../view.ts'

const t = textsOf(reviewTexts)

export interface PictureFrameProps {
  readonly caseId: string
  readonly image: ReviewedCase['images'][number]
}

/** One picture in a frame: larger, smaller, turned, moved with the pointer or the arrow keys. */
export function PictureFrame({ caseId, image }: PictureFrameProps) {
  const { picture, again } = usePicture(caseId, image.id)
  const [view, setView] = useState(FIRST_VIEW)
  const held = useRef<{ readonly x: number; readonly y: number }>(null)
  const label = fieldLabel(image.label)
  const onKeyDown = (event: KeyboardEvent) => {
    const next = viewAfterKey(view, event.key)
    if (!next) return
    event.preventDefault()
    event.stopPropagation()
    setView(next)
  }
  const onPointerMove = (event: PointerEvent) => {
    const from = held.current
    if (!from) return
    held.current = { x: event.clientX, y: event.clientY }
    setView((before) => moved(before, event.clientX - from.x, event.clientY - from.y))
  }
  return (
    <figure className="flex min-w-0 flex-col gap-2">
      <figcaption className="flex flex-wrap items-center justify-between gap-x-2 text-12 text-ink-2">
        <span className="font-medium">{label}</span>
        <span className="flex gap-1">
          <Tool label={t('pictures.zoomOut')} onClick={() => setView(zoomed(view, false))}>
            <Minus size={14} />
          </Tool>
          <Tool label={t('pictures.zoomIn')} onClick={() => setView(zoomed(view, true))}>
            <Plus size={14} />
          </Tool>
          <Tool label={t('pictures.rotate')} onClick={() => setView(turned(view))}>
            <RotateCw size={14} />
          </Tool>
          <Button tone="ghost" size="small" onClick={() => setView(FIRST_VIEW)}>
            {t('pictures.reset')}
          </Button>
        </span>
      </figcaption>
      {picture.state === 'failed' ? (
        <div
          role="alert"
          className="grid h-80 place-items-center content-center gap-3 rounded-control bg-surface-2 text-13"
        >
          {t('pictures.failed')}
          <Button tone="secondary" size="small" onClick={again}>
            {t('pictures.again')}
          </Button>
        </div>
      ) : (
        <div
          role="application"
          aria-label={t('pictures.frame', { label })}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the picture
          tabIndex={0}
          className="grid h-80 touch-none place-items-center overflow-hidden rounded-control bg-surface-2 wide:h-[440px]"
          onKeyDown={onKeyDown}
          onPointerDown={(event) => {
            held.current = { x: event.clientX, y: event.clientY }
            event.currentTarget.setPointerCapture(event.pointerId)
          }}
          onPointerMove={onPointerMove}
          onPointerUp={() => {
            held.current = null
          }}
        >
          {picture.state === 'loading' ? (
            <span className="text-13 text-ink-2">{t('pictures.loading')}</span>
          ) : (
            <img
              src={picture.url}
              alt={label}
              draggable={false}
              className="max-h-full max-w-full select-none"
              style={{ transform: transformOf(view) }}
            />
          )}
        </div>
      )}
    </figure>
  )
}

function Tool({
  label,
  onClick,
  children,
}: {
  readonly label: string
  readonly onClick: () => void
  readonly children: ReactNode
}) {
  return (
    <Button tone="ghost" size="small" aria-label={label} title={label} onClick={onClick}>
      {children}
    </Button>
  )
}
