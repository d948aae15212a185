import { expect, test } from 'vitest'
import { AskedTogether } from './askedTogether.ts'

/** Doubles numbers below ten, when it is let. */
class Doubler {
  readonly asked: (readonly number[])[] = []
  #answer: (error?: Error) => void = () => undefined
  readonly numbers = new AskedTogether<number, number>(
    (keys) =>
      new Promise((resolve, reject) => {
        this.asked.push(keys)
        this.#answer = (error) =>
          error ? reject(error) : resolve(new Map(keys.filter((key) => key < 10).map((key) => [key, 2 * key])))
      }),
  )

  async answer(error?: Error): Promise<void> {
    this.#answer(error)
    for (let turn = 0; turn < 5; turn++) await Promise.resolve()
  }
}

test('the first question is asked at once, and all that come meanwhile in one', async () => {
  const doubler = new Doubler()
  const answers = [1, 2, 3, 2, 99].map((key) => doubler.numbers.get(key))
  expect(doubler.asked).toEqual([[1]])
  await doubler.answer()
  expect(doubler.asked).toEqual([[1], [2, 3, 99]])
  await doubler.answer()
  expect(await Promise.all(answers)).toEqual([2, 4, 6, 4, undefined])
})

test('who asks while the same is on its way gets a later answer, not that one', async () => {
  const doubler = new Doubler()
  const answers = [doubler.numbers.get(1), doubler.numbers.get(1)]
  await doubler.answer()
  expect(doubler.asked).toEqual([[1], [1]])
  await doubler.answer()
  expect(await Promise.all(answers)).toEqual([2, 2])
})

test('a failure is told to all who were asked for, and to nobody else', async () => {
  const doubler = new Doubler()
  const [one, two] = [doubler.numbers.get(1), doubler.numbers.get(2)]
  const refused = expect(one).rejects.toThrow('away')
  await doubler.answer(new Error('away'))
  await refused
  await doubler.answer()
  expect(await two).toBe(4)
  const three = doubler.numbers.get(3)
  expect(doubler.asked).toEqual([[1], [2], [3]])
  await doubler.answer()
  expect(await three).toBe(6)
})
