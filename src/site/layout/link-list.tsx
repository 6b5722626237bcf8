import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

type LinkListProps = ComponentProps<'ul'> & {
  links: readonly { label: string; to: string }[];
  linkClassName: string;
  onChoose?: () => void;
};

export function LinkList({ links, linkClassName, onChoose, ...props }: LinkListProps) {
  return (
    <ul {...props}>
      {links.map(({ label, to }) => (
        <li key={to}>
          <Link to={to} onClick={onChoose} className={linkClassName}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
