import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testEngines } from '../database/testing/databases.ts'
import { suiteDatabase } from '../database/testing/suiteDatabase.ts'
import { createPictureCleaner } from '../files/pictureCleaner.ts'
import { jpegOf } from '../files/testing/pictures.ts'
import type { Session } from '../gateway/callContext.ts'
import { toldOf, withoutMessages } from '../messages/testing/withoutMessages.ts'
import { POLICY } from './testing/levelWorld.ts'
import { openVerificationOffice, type VerificationOffice } from './testing/verificationOffice.ts'

const JUNIOR = { tier: 'junior', idTypeId: '2', name: 'Ann Archer', idNumber: 'K 1234-567', bank_name: 'Bank' } as const
const cleaner = createPictureCleaner()

describe.each(testEngines())('verification on $name', (engine) => {
  const database = suiteDatabase(engine)
  let bench: VerificationOffice
  let ann: Session
  let picture: Buffer
  beforeAll(async () => {
    picture = await jpegOf(700, 700)
  })
  afterAll(async () => {
    await cleaner.stop()
  })
  beforeEach(async () => {
    bench = await openVerificationOffice(database, cleaner)
    ann = await bench.register('ann@example.org')
  })
  afterEach(() => bench.close())

  const upload = async (use: 'kyc_front' | 'kyc_back' | 'kyc_hand' | 'kyc_bill', session = ann): Promise<string> =>
    (await bench.call('saveImage', { use }, session, picture)).id ?? ''
  const stateOf = async (session = ann) => {
    const kyc = (await bench.call('getKyc', {}, session)) as unknown as Record<
      string,
      { state: string; reason: string }
    >
    return [kyc.junior?.state, kyc.senior?.state, kyc.address?.state]
  }
  const approveJunior = async () => {
    await bench.call('saveKyc', JUNIOR, ann)
    await bench.call('editCenterLevel', { level: 'junior' }, ann)
    await bench.desk.decide('kyc_junior', 'approve')
  }
  const approveSenior = async () => {
    const pictures = {
      frontId: await upload('kyc_front'),
      backId: await upload('kyc_back'),
      handId: await upload('kyc_hand'),
    }
    await bench.call('saveKyc', { tier: 'senior', ...pictures }, ann)
    await bench.call('editCenterLevel', { level: 'senior' }, ann)
    await bench.desk.decide('kyc_senior', 'approve')
    return pictures
  }

  it('is neither written nor told in full to a token without the cookie of its browser', async () => {
    const stolen = { ...ann, cookieBound: false, cookieMissing: true }
    await bench.call('saveKyc', JUNIOR, ann)
    expect(await bench.refusal('saveKyc', { ...JUNIOR, name: 'Mallory' }, stolen)).toBe('not_allowed')
    expect(await bench.refusal('editCenterLevel', { level: 'junior' }, stolen)).toBe('not_allowed')
    expect(await bench.call('getKyc', {}, stolen)).toMatchObject({
      junior: { state: 'draft' },
      fields: { idTypeId: 0, name: '', idNumber: '', bank_name: '' },
    })
    expect(await bench.call('getKyc', {}, ann)).toMatchObject({ fields: { name: 'Ann Archer' } })
  })

  it('starts with nothing sent, the account’s own nationality and what each level unlocks', async () => {
    expect(await bench.call('getKyc', {}, ann)).toMatchObject({
      junior: { state: 'not_sent', reason: '', time: 0 },
      country: 'HK',
      fields: { idTypeId: 0, name: '', idNumber: '', frontId: '', billId: '' },
      level: 0,
      levels: POLICY.loanLimits.map((loanLimit, level) => ({
        level,
        loanLimit,
        dailyWithdrawal: POLICY.dailyWithdrawals[level],
      })),
    })
    expect(await bench.call('getIdcardType', {}, ann)).toHaveLength(5)
  })

  it('goes from draft to review to approved, by a decision of two in the log, and raises the level', async () => {
    expect(await bench.call('saveKyc', JUNIOR, ann)).toEqual({ draft: true })
    expect(await stateOf()).toEqual(['draft', 'not_sent', 'not_sent'])
    expect(await bench.call('editCenterLevel', { level: 'junior' }, ann)).toEqual({ state: 'review' })
    expect(await stateOf()).toEqual(['review', 'not_sent', 'not_sent'])
    expect(bench.desk.cases).toMatchObject([{ kind: 'kyc_junior', userId: ann.userId, subject: { tier: 'junior' } }])

    await bench.desk.decide('kyc_junior', 'approve')
    expect(bench.real.decisions).toEqual([
      {
        type: 'Decide',
        proposer: 1,
        approver: 2,
        effectiveAt: 0,
        reason: `kyc_junior ${bench.desk.cases[0]?.id}`,
        action: { type: 'SetVerification', owner: ann.owner, level: 1 },
      },
    ])
    expect(await bench.call('getKyc', {}, ann)).toMatchObject({ junior: { state: 'approved' }, level: 1 })
    const events = await bench.people.accountEvents.list(ann.userId, 1, 10)
    expect(events.list).toMatchObject([{ what: 'kyc_junior_approved', by: 'operator' }])
    expect(bench.mails).toEqual(['Junior verification approved'])
  })

  it('may be approved twice, as after a stop in between, with one decision and one event', async () => {
    await approveJunior()
    await bench.desk.decide('kyc_junior', 'approve')
    expect(bench.real.decisions).toHaveLength(1)
    expect((await bench.people.accountEvents.list(ann.userId, 1, 10)).total).toBe(1)
  })

  it.each([
    ['approve', 'approved', 'verified'],
    ['refuse', 'rejected', 'verificationRefused'],
  ] as const)(
    'is not moved by %s when its message cannot be written, and told once in the end',
    async (decision, state, kind) => {
      await bench.call('saveKyc', JUNIOR, ann)
      await bench.call('editCenterLevel', { level: 'junior' }, ann)
      const decide = () => bench.desk.decide('kyc_junior', decision, 'other', 'Blurred.')
      await withoutMessages(database, async () => {
        await expect(decide()).rejects.toThrow()
        expect(await stateOf()).toEqual(['review', 'not_sent', 'not_sent'])
      })
      await decide()
      await decide()
      expect((await stateOf())[0]).toBe(state)
      expect(await toldOf(database, kind)).toHaveLength(1)
      expect((await bench.people.accountEvents.list(ann.userId, 1, 10)).total).toBe(1)
    },
  )

  it('stays under review when the log refuses the decision', async () => {
    await bench.call('saveKyc', JUNIOR, ann)
    await bench.call('editCenterLevel', { level: 'junior' }, ann)
    bench.real.refuse = true
    await expect(bench.desk.decide('kyc_junior', 'approve')).rejects.toMatchObject({ rejection: 'role_missing' })
    expect(await stateOf()).toEqual(['review', 'not_sent', 'not_sent'])
  })

  it('is rejected in the reviewer’s words, keeps the fields, and may be sent again', async () => {
    await bench.call('saveKyc', JUNIOR, ann)
    await bench.call('editCenterLevel', { level: 'junior' }, ann)
    await bench.desk.decide('kyc_junior', 'refuse', 'name_differs', 'Write it as in the passport.')
    const reason = 'Write it as in the passport.'
    const rejected = { junior: { state: 'rejected', reason }, fields: { name: 'Ann Archer', idNumber: 'K 1234-567' } }
    expect(await bench.call('getKyc', {}, ann)).toMatchObject(rejected)

    await bench.call('saveKyc', { ...JUNIOR, name: 'Ann B. Archer' }, ann)
    expect(await bench.call('getKyc', {}, ann)).toMatchObject({ junior: { state: 'rejected', reason } })
    await bench.call('editCenterLevel', { level: 'junior' }, ann)
    expect(await bench.call('getKyc', {}, ann)).toMatchObject({
      junior: { state: 'review', reason: '' },
      fields: { name: 'Ann B. Archer' },
    })
    expect(await bench.desk.of(ann.userId)).toHaveLength(2)
  })

  it('cannot be changed under review or once approved', async () => {
    await bench.call('saveKyc', JUNIOR, ann)
    await bench.call('editCenterLevel', { level: 'junior' }, ann)
    expect(await bench.refusal('saveKyc', JUNIOR, ann)).toBe('kyc_under_review')
    expect(await bench.refusal('editCenterLevel', { level: 'junior' }, ann)).toBe('kyc_under_review')
    await bench.desk.decide('kyc_junior', 'approve')
    expect(await bench.refusal('saveKyc', JUNIOR, ann)).toBe('kyc_approved')
    expect(await bench.refusal('editCenterLevel', { level: 'junior' }, ann)).toBe('kyc_approved')
  })

  it('is opened once when it is sent twice at the same time', async () => {
    await bench.call('saveKyc', JUNIOR, ann)
    const both = [1, 2].map(() => bench.call('editCenterLevel', { level: 'junior' }, ann))
    const outcomes = await Promise.allSettled(both)
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(bench.desk.cases).toHaveLength(1)
  })

  it('asks for what is missing, field by field', async () => {
    const missing = async (fields: object) => {
      await bench.call('saveKyc', { ...JUNIOR, ...fields }, ann)
      return bench.call('editCenterLevel', { level: 'junior' }, ann).catch((error: Error) => error.message)
    }
    expect(await bench.refusal('editCenterLevel', { level: 'junior' }, ann)).toBe('field_empty')
    expect(await missing({ idTypeId: '' })).toBe('ID type cannot be empty')
    expect(await missing({ name: '  ' })).toBe('Name cannot be empty')
    expect(await missing({ idNumber: '' })).toBe('ID number cannot be empty')
    expect(await bench.refusal('saveKyc', { ...JUNIOR, idTypeId: '6' }, ann)).toBe('malformed')
  })

  it('takes the tiers in their order', async () => {
    expect(await bench.refusal('editCenterLevel', { level: 'senior' }, ann)).toBe('kyc_tier_before')
    await approveJunior()
    expect(await bench.refusal('editCenterLevel', { level: 'address' }, ann)).toBe('kyc_tier_before')
    expect(await bench.refusal('editCenterLevel', { level: 'senior' }, ann)).toBe('image_missing')
    await approveSenior()
    await bench.call('saveKyc', { tier: 'address', address: '1 Main Street' }, ann)
    expect(await bench.refusal('editCenterLevel', { level: 'address' }, ann)).toBe('bill_missing')
    await bench.call('saveKyc', { tier: 'address', address: '1 Main Street', billId: await upload('kyc_bill') }, ann)
    await bench.call('editCenterLevel', { level: 'address' }, ann)
    await bench.desk.decide('kyc_address', 'approve')
    expect(await stateOf()).toEqual(['approved', 'approved', 'approved'])
    expect(await bench.call('getKyc', {}, ann)).toMatchObject({ level: 3 })
  })

  it('takes no picture of somebody else, of another use, or that is gone', async () => {
    const bob = await bench.register('bob@example.org')
    const [bobs, bill] = [await upload('kyc_front', bob), await upload('kyc_bill')]
    for (const frontId of [bobs, bill, 'nonsense', '00000000-0000-4000-8000-000000000000'])
      expect(await bench.refusal('saveKyc', { tier: 'senior', frontId }, ann)).toBe('image_unknown')
  })

  it('keeps pictures that were sent, and only those', async () => {
    await approveJunior()
    const { frontId } = await approveSenior()
    const unused = await upload('kyc_front')
    bench.clock.time += 25 * 3_600_000
    expect(await bench.files.sweep()).toBe(1)
    expect(await bench.refusal('getImage', { id: unused }, ann)).toBe('image_unknown')
    expect(await bench.call('getImage', { id: frontId }, ann)).toHaveProperty('url')
  })

  it('shows the reviewer names, numbers and pictures, and warns of the same document elsewhere', async () => {
    await approveJunior()
    await approveSenior()
    expect(await bench.desk.view('kyc_senior')).toMatchObject({
      fields: [
        { label: 'Nationality', after: 'Hong Kong SAR China' },
        { label: 'ID type', after: 'Passport' },
        { label: 'Name', after: 'Ann Archer' },
        { label: 'ID number', after: 'K 1234-567' },
      ],
      images: [
        { label: 'Front of the document' },
        { label: 'Back of the document' },
        { label: 'Hand-held or signature photo' },
      ],
    })
    const bob = await bench.register('bob@example.org')
    await bench.call('saveKyc', { ...JUNIOR, idNumber: 'k1234567' }, bob)
    await bench.call('editCenterLevel', { level: 'junior' }, bob)
    const { warnings } = await bench.desk.view('kyc_junior')
    expect(warnings[0]).toBe('The same document number stands in 1 other account(s): approved.')
  })

  it('stores names and numbers where nobody reads them', async () => {
    // So long that what is random does not hold them by chance.
    const words = { name: 'Wilhelmina Archibald', idNumber: 'K 48271590-36018274', bank_name: 'Northwestern' }
    await bench.call('saveKyc', { ...JUNIOR, ...words }, ann)
    const rows = await database.kysely.selectFrom('kyc_tiers').selectAll().execute()
    const stored = JSON.stringify(rows, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value))
    expect(rows).toHaveLength(1)
    for (const secret of ['Wilhelmina', 'Archibald', '48271590', '36018274', 'Northwestern'])
      expect(stored.toLowerCase()).not.toContain(secret.toLowerCase())
  })
})
