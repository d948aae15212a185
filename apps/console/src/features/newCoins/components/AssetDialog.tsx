import { TextField } from '@touchstone/ui'
import { useState } from 'react'
import { ProposalDialog } from '../../../shared/acts/ProposalDialog.tsx'
import { useAct } from '../../../shared/acts/useAct.ts'
import { formats } from '../../../shared/frame/figures.ts'
import { textsOf } from '../../../shared/i18n/texts.ts'
import { useWorld } from '../../../shared/world/world.ts'
import type { Offerings } from '../offeringDraft.ts'
import { newCoinTexts } from '../texts.ts'

const t = textsOf(newCoinTexts)
const CODE = /^[A-Z][A-Z0-9]{1,11}$/
const SCALE = /^[0-8]$/

export interface ListDialogProps {
  readonly offerings: Offerings
  readonly onClose: () => void
}

/** Proposes to list an asset, under the next free number. */
export function AssetDialog({ offerings, onClose }: ListDialogProps) {
  const world = useWorld()
  const [id] = useState(offerings.nextAsset)
  const [code, setCode] = useState('')
  const [name, setName] = useState('')
  const [scale, setScale] = useState('8')
  const act = useAct('proposeAsset')
  const isReadable = CODE.test(code.trim()) && name.trim() !== '' && SCALE.test(scale)
  const changes = [
    { label: t('asset.code'), before: '', after: code.trim() },
    { label: t('asset.name'), before: '', after: name.trim() },
    { label: t('asset.scale'), before: '', after: scale },
  ].filter(({ after }) => after !== '')
  return (
    <ProposalDialog
      title={t('asset.title')}
      act={act}
      problem={isReadable ? undefined : t('asset.malformed')}
      changes={changes}
      onClose={onClose}
      onPropose={(proposed) => {
        const asset = { id, code: code.trim(), name: name.trim(), scale: Number(scale) }
        return act.run({ world, asset, ...proposed })
      }}
    >
      <p className="text-13">{t('asset.note', { id: formats.count(id) })}</p>
      <TextField label={t('asset.code')} value={code} maxLength={12} onValueChange={setCode} />
      <TextField label={t('asset.name')} value={name} maxLength={80} onValueChange={setName} />
      <TextField label={t('asset.scale')} value={scale} maxLength={1} inputMode="numeric" onValueChange={setScale} />
    </ProposalDialog>
  )
}
