import { Check, ConfirmDialog, Select, TextField } from '@touchstone/ui'
import { useState } from 'react'
import { useAct } from '../../../shared/acts/useAct.ts'
import { textsOf } from '../../../shared/i18n/texts.ts'
import { type Banner, type BannerDraft, bannerOf, draftOf } from '../bannerDraft.ts'
import { LANGUAGE_OPTIONS } from '../languages.ts'
import { contentTexts } from '../texts.ts'
import { PictureField } from './PictureField.tsx'

const t = textsOf(contentTexts)

export interface BannerDialogProps {
  readonly banner: Banner
  readonly onClose: () => void
}

/** One banner in one language, with its picture and the time in which it is shown. */
export function BannerDialog({ banner, onClose }: BannerDialogProps) {
  const [draft, setDraft] = useState<BannerDraft>(() => draftOf(banner))
  const act = useAct('saveBanner')
  const wanted = bannerOf(banner.id, draft)
  const change = (field: keyof BannerDraft) => (value: string) => setDraft({ ...draft, [field]: value })
  const save = async () => {
    if (wanted && (await act.run(wanted))) onClose()
  }
  return (
    <ConfirmDialog
      open
      width="wide"
      title={t(banner.id === 0 ? 'banners.add' : 'banners.change')}
      confirmLabel={t('banners.save')}
      cancelLabel={t('banners.cancel')}
      busy={act.busy}
      failure={wanted ? act.failure : t('banners.whole')}
      focus="field"
      onConfirm={() => void save()}
      onCancel={onClose}
    >
      <div className="flex flex-col gap-4">
        <div className="grid grid-cols-2 slim:grid-cols-1 gap-3">
          <TextField label={t('name')} maxLength={120} value={draft.title} onValueChange={change('title')} />
          <TextField label={t('banners.text')} maxLength={300} value={draft.text} onValueChange={change('text')} />
          <TextField
            label={t('banners.link')}
            hint={t('banners.linkHint')}
            maxLength={200}
            value={draft.link}
            onValueChange={change('link')}
          />
          <TextField label={t('banners.textId')} maxLength={6} value={draft.textId} onValueChange={change('textId')} />
          <TextField
            label={t('banners.position')}
            maxLength={3}
            value={draft.position}
            onValueChange={change('position')}
          />
          <Select label={t('language')} value={draft.lang} onValueChange={change('lang')} options={LANGUAGE_OPTIONS} />
          {(['from', 'until'] as const).map((field) => (
            <TextField
              key={field}
              label={t(`banners.${field}`)}
              type="datetime-local"
              value={draft[field]}
              onValueChange={change(field)}
            />
          ))}
        </div>
        <PictureField img={draft.img} onImg={change('img')} />
        <Check checked={draft.hidden} onCheckedChange={(hidden) => setDraft({ ...draft, hidden })}>
          {t('banners.hidden')}
        </Check>
        <p className="text-12 text-ink-3">{t('banners.audited')}</p>
      </div>
    </ConfirmDialog>
  )
}
