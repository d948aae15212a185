import { FailureAlert, Field } from '@touchstone/ui'
import { useState } from 'react'
import { useAct } from '../../../shared/acts/useAct.ts'
import { textsOf } from '../../../shared/i18n/texts.ts'
import { contentTexts } from '../texts.ts'

const t = textsOf(contentTexts)

/** The file in base64. Rejects when it cannot be read. */
function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onerror = () => reject(reader.error ?? new Error('the file could not be read'))
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result.replace(/^[^,]*,/, '') : '')
    reader.readAsDataURL(file)
  })
}

export interface PictureFieldProps {
  /** Path of the kept picture, '' while there is none. */
  readonly img: string
  readonly onImg: (img: string) => void
}

/** Keeps a picture on the server as soon as it is chosen, and shows it. */
export function PictureField({ img, onImg }: PictureFieldProps) {
  const act = useAct('saveContentPicture')
  const [unread, setUnread] = useState(false)
  const keep = async (file: File | undefined) => {
    if (!file) return
    setUnread(false)
    const picture = await base64Of(file).catch(() => '')
    if (picture === '') return setUnread(true)
    const kept = await act.run({ picture })
    if (kept) onImg(kept.img)
  }
  return (
    <div className="flex flex-col gap-2">
      <Field label={t('banners.picture')} hint={t('banners.pictureHint')}>
        {(control) => (
          <input
            {...control}
            type="file"
            accept="image/jpeg,image/png"
            onChange={(event) => void keep(event.target.files?.[0])}
            className="text-13 text-ink-2 file:me-3 file:h-8 file:rounded-control file:border file:border-solid file:border-control-line file:bg-surface-2 file:px-3 file:text-13 file:text-ink-1"
          />
        )}
      </Field>
      <FailureAlert text={unread ? t('banners.pictureFailed') : act.failure} />
      {act.busy && <p className="text-12 text-ink-3">{t('banners.pictureSending')}</p>}
      {img !== '' && (
        <>
          <img src={img} alt="" className="max-h-40 self-start rounded-panel" />
          <code className="num break-all text-12 text-ink-3">{img}</code>
        </>
      )}
    </div>
  )
}
