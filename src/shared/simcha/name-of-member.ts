/** 'Sheva brachos 2' for the second of them. */
export function nameOfMember(id: string, names: Readonly<Record<string, string>>): string {
  const [, kind = id, night] = /^(.+?)(?:-(\d))?$/.exec(id) ?? []
  const name = names[kind] ?? kind
  return night === undefined ? name : `${name} ${night}`
}
