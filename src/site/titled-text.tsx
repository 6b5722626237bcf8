export function TitledText({ title, text }: { title: string; text: string }) {
  return (
    <>
      <h3 dir="auto" className="text-subheading wrap-anywhere">
        {title}
      </h3>
      <p dir="auto" className="mt-2 line-length whitespace-pre-line text-stone">
        {text}
      </p>
    </>
  );
}
