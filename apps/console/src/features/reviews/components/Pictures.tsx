import { Button } from '@touchstone/ui'
import { useState } from 'react'
import { useMay } from '../../../shared/access/access.ts'
import { Part } from '../../../shared/frame/Page.tsx'
import { textsOf } from '../../../shared/i18n/texts.ts'
import type { ReviewedCase } from '../decision.ts'
import { reviewTexts } from '../texts.ts'
import { PictureFrame } from './PictureFrame.tsx'

const t = textsOf(reviewTexts)

/** Pictures side by side, loaded only on demand: each look is recorded. */
export function Pictures({ reviewed }: { readonly reviewed: ReviewedCase }) {
  const may = useMay('openDocument')
  const [shown, setShown] = useState(false)
  const { id, images } = reviewed
  return (
    <Part title={t('pictures.title')} padded>
      {images.length === 0 ? (
        <p className="text-13 text-ink-2">{t('pictures.none')}</p>
      ) : !may ? (
        <p className="text-13 text-ink-2">{t('pictures.mayNot')}</p>
      ) : shown ? (
        <div className="grid grid-cols-2 slim:grid-cols-1 gap-4">
          {images.map((image) => (
            <PictureFrame key={image.id} caseId={id} image={image} />
          ))}
        </div>
      ) : (
        <div className="flex items-center gap-4">
          <Button tone="secondary" onClick={() => setShown(true)}>
            {t('pictures.show')} ({images.length})
          </Button>
          <p className="text-13 text-ink-2">{t('pictures.note')}</p>
        </div>
      )}
    </Part>
  )
}
