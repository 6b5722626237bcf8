import { Content, List, Root, Trigger } from '@radix-ui/react-tabs';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';

export const Tabs = Root;

export function TabList({ className, ...props }: ComponentProps<typeof List>) {
  return (
    <List
      className={cn('grid auto-cols-fr grid-flow-col gap-1 rounded-full bg-sand p-1', className)}
      {...props}
    />
  );
}

export function Tab(props: ComponentProps<typeof Trigger>) {
  return (
    <Trigger
      className={cn(
        'min-h-11 rounded-full px-4 font-semibold text-stone transition-colors hover:text-ink',
        'data-[state=active]:bg-paper data-[state=active]:text-ink data-[state=active]:shadow-sm',
        'forced-colors:data-[state=active]:outline forced-colors:data-[state=active]:outline-2',
      )}
      {...props}
    />
  );
}

export function TabPanel({ className, ...props }: ComponentProps<typeof Content>) {
  return <Content className={cn('pt-6', className)} {...props} />;
}
