/** Remembers a set, and gives the very same one back for another with the same things in it. */
export function unlessSame(): (set: ReadonlySet<string>) => ReadonlySet<string> {
  let known: ReadonlySet<string> = new Set()
  return (set) => {
    if (set.size !== known.size || [...set].some((one) => !known.has(one))) known = set
    return known
  }
}
