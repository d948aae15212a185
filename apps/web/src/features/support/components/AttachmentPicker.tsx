import { Button, Glyph, ProgressBar } from '@touchstone/ui'
import { useRef } from 'react'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { supportTexts } from '../texts.ts'
import type { Attachments } from '../useAttachments.ts'

const ACCEPTED = '.jpg,.jpeg,.png,.pdf,image/jpeg,image/png,application/pdf'

/** Files for the next message. */
export function AttachmentPicker({ files }: { readonly files: Attachments }) {
  const t = useTexts(supportTexts)
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className="flex flex-col gap-2">
      {files.list.length > 0 && (
        <ul className="flex flex-col gap-1.5">
          {files.list.map(({ key, name, share, id, problem }) => (
            <li key={key} className="rounded-control border border-line bg-surface-2 px-3 py-1.5 text-12 text-ink-2">
              <span className="flex items-center gap-2">
                {id !== '' && <Glyph name="check" className="size-3.5 shrink-0 text-ok" />}
                {problem !== '' && <Glyph name="warn" className="size-3.5 shrink-0 text-danger" />}
                <bdi className="min-w-0 flex-1 truncate text-ink-1">{name}</bdi>
                <button
                  type="button"
                  aria-label={t('files.remove', { name })}
                  onClick={() => files.remove(key)}
                  className="grid size-6 shrink-0 place-items-center rounded-control text-ink-3 hover:bg-surface-3 hover:text-ink-1"
                >
                  <Glyph name="cross" className="size-3.5" />
                </button>
              </span>
              {problem !== '' && (
                <p role="alert" className="text-danger">
                  {problem}
                </p>
              )}
              {id === '' && problem === '' && <ProgressBar value={share} max={1} label={name} className="mt-1 h-0.5" />}
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-3 text-12 text-ink-3">
        <input
          ref={input}
          type="file"
          multiple
          accept={ACCEPTED}
          className="sr-only"
          tabIndex={-1}
          aria-label={t('files.add')}
          onChange={(event) => {
            files.add([...(event.target.files ?? [])])
            event.target.value = ''
          }}
        />
        <Button tone="secondary" size="small" onClick={() => input.current?.click()}>
          {t('files.add')}
        </Button>
        <span>{t('files.rule')}</span>
        {files.refused !== '' && (
          <span role="alert" className="text-danger">
            {files.refused}
          </span>
        )}
      </div>
    </div>
  )
}
