const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Asked before a row is looked up by an id from outside: the database fails on any other text. */
export function isUuid(text: string): boolean {
  return UUID.test(text)
}
