import type { ImageUse } from '@touchstone/protocol'
import { Button, Field, Glyph, ProgressBar } from '@touchstone/ui'
import { clsx } from 'clsx'
import { type DragEvent, type ReactNode, type Ref, useRef, useState } from 'react'
import { useFormats } from '../format/format.ts'
import { useTexts } from '../i18n/texts.ts'
import { OwnPicture } from './OwnPicture.tsx'
import { smallestSide } from './pictureProblem.ts'
import { uploadTexts } from './texts.ts'
import { type UploadState, useUpload } from './useUpload.ts'

export interface ImageFieldProps {
  readonly label: string
  /** The required content of the picture. */
  readonly hint?: ReactNode
  readonly use: ImageUse
  /** Id of the uploaded picture, '' when none. */
  readonly value: string
  readonly onValueChange: (id: string) => void
  readonly error?: string | undefined
  /** The picture can be looked at and not changed. */
  readonly locked?: boolean
  readonly ref?: Ref<HTMLElement>
}

const FRAME = 'h-44 w-full rounded-control'
const ACCEPTED = '.jpg,.jpeg,.png,image/jpeg,image/png'

/** One picture: chosen or dropped, checked, shown, sent with its progress, tried again, replaced. */
export function ImageField({ label, hint, use, value, onValueChange, error, locked = false, ref }: ImageFieldProps) {
  const t = useTexts(uploadTexts)
  const upload = useUpload(use, onValueChange)
  const input = useRef<HTMLInputElement>(null)
  const { state } = upload
  const open = () => input.current?.click()
  const side = smallestSide(use)
  const rule = side > 0 ? t('ruleSide', { side: String(side) }) : t('rule')
  const has = state.preview !== '' || value !== ''
  const remove = () => {
    upload.clear()
    onValueChange('')
  }
  return (
    <Field label={label} hint={hint} error={state.problem || error}>
      {(control) => (
        <div className="flex flex-col gap-2">
          {!locked && (
            <input
              ref={input}
              type="file"
              accept={ACCEPTED}
              className="sr-only"
              tabIndex={-1}
              aria-label={label}
              onChange={(event) => {
                const [file] = event.target.files ?? []
                event.target.value = ''
                if (file) upload.choose(file)
              }}
            />
          )}
          {has ? (
            <Shown label={label} state={state} value={value} />
          ) : (
            <Drop
              control={control}
              ref={ref}
              invalid={error !== undefined}
              rule={rule}
              onOpen={open}
              onFile={upload.choose}
            />
          )}
          {has && !locked && (
            <div className="flex items-center gap-2">
              {state.again && (
                <Button size="small" onClick={upload.retry}>
                  {t('retry')}
                </Button>
              )}
              <Button tone="secondary" size="small" onClick={open}>
                {t('replace')}
              </Button>
              <Button tone="ghost" size="small" onClick={remove}>
                {t('remove')}
              </Button>
            </div>
          )}
        </div>
      )}
    </Field>
  )
}

interface DropProps {
  readonly control: { readonly id: string; readonly 'aria-describedby': string | undefined }
  readonly ref: Ref<HTMLElement> | undefined
  readonly invalid: boolean
  readonly rule: string
  readonly onOpen: () => void
  readonly onFile: (file: File) => void
}

function Drop({ control, ref, invalid, rule, onOpen, onFile }: DropProps) {
  const t = useTexts(uploadTexts)
  const [over, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file) onFile(file)
  }
  return (
    <button
      type="button"
      id={control.id}
      aria-describedby={control['aria-describedby']}
      ref={ref as Ref<HTMLButtonElement>}
      onClick={onOpen}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={clsx(
        FRAME,
        'flex flex-col items-center justify-center gap-1 border border-dashed bg-field px-4 text-13 text-ink-2 hover:border-control-line hover:text-ink-1',
        invalid ? 'border-danger' : over ? 'border-accent' : 'border-control-line/70',
      )}
    >
      <span className="font-medium text-ink-1">{t('choose')}</span>
      <span>{t('drop')}</span>
      <span className="mt-1 text-12 text-ink-3">{rule}</span>
    </button>
  )
}

/** The chosen picture, or the one uploaded before, with the progress of sending over it. */
function Shown({
  label,
  state,
  value,
}: {
  readonly label: string
  readonly state: UploadState
  readonly value: string
}) {
  const t = useTexts(uploadTexts)
  const formats = useFormats()
  const alt = t('preview', { label })
  return (
    <div className="relative overflow-hidden rounded-control border border-line">
      {state.preview === '' ? (
        <OwnPicture id={value} alt={alt} className={FRAME} />
      ) : (
        <img src={state.preview} alt={alt} className={`${FRAME} bg-surface-2 object-contain`} />
      )}
      <p
        role="status"
        className={clsx(
          'absolute inset-x-0 bottom-0 flex items-center gap-1.5 bg-surface-1/90 px-2.5 py-1 text-12 text-ink-1',
          state.phase === 'failed' && 'hidden',
        )}
      >
        {state.phase === 'sending' ? (
          t('sending', { share: formats.rate(state.share.toFixed(2)) })
        ) : (
          <>
            <Glyph name="check" className="size-3.5 text-ok" />
            {t('saved')}
          </>
        )}
      </p>
      {state.phase === 'sending' && (
        <ProgressBar value={state.share} max={1} label={alt} className="absolute inset-x-0 bottom-0 h-0.5" />
      )}
    </div>
  )
}
