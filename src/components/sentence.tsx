/** The names that `isolated` has marked keep their direction, and are not translated. */
export function Sentence({ children }: { children: string }) {
  return children.split(/\u2068(.*?)\u2069/s).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no state and no id
      <bdi key={index} translate="no">
        {part}
      </bdi>
    ) : (
      part
    ),
  );
}
