import { Menu } from 'lucide-react';
import { Outlet } from 'react-router-dom';
import { PageStart } from '@/components/page-start';
import { CloseButton } from '@/components/ui/close-button';
import { Modal } from '@/components/ui/modal';
import { useMainFocus } from '@/components/use-main-focus';
import { useOpenHere } from '@/components/use-open-here';
import { company } from '@/config/company';
import { AdminNavigation } from './admin-navigation';

/** The frame of the admin area: a sidebar on wide screens, a drawer on others. */
export function AdminLayout() {
  const mainRef = useMainFocus();
  return (
    <div className="min-h-svh bg-sand [--admin-header:4rem] xl:grid xl:grid-cols-[17rem_1fr]">
      <PageStart />
      <aside className="on-dark sticky top-0 hidden h-svh flex-col gap-8 overflow-y-auto bg-leaf p-5 text-paper xl:flex">
        <p className="px-3 pt-2 font-display text-xl font-semibold">{company.adminName}</p>
        <AdminNavigation />
      </aside>
      <Drawer />
      <main id="main" ref={mainRef} tabIndex={-1} className="min-w-0 px-5 py-8 sm:px-10 xl:py-12">
        <Outlet />
      </main>
    </div>
  );
}

function Drawer() {
  const { open, show, close } = useOpenHere();
  return (
    <header className="on-dark sticky top-0 z-30 flex h-(--admin-header) items-center justify-between bg-leaf ps-5 pe-3 text-paper xl:hidden">
      <p className="font-display text-lg leading-tight font-semibold">{company.adminName}</p>
      <button
        type="button"
        aria-label="Open menu"
        aria-haspopup="dialog"
        onClick={show}
        className="grid size-11 place-items-center rounded-full hover:bg-paper/10"
      >
        <Menu aria-hidden className="size-6" />
      </button>
      <Modal open={open} onClose={close} label="Menu" className="drawer on-dark bg-leaf text-paper">
        <div className="flex min-h-full flex-col p-5">
          <CloseButton label="Close menu" onClick={close} className="-me-2 mb-2 self-end" />
          {/* Closes the drawer after a click on a link. In the bubble phase: capturing would unmount the
              link before its own handler runs. */}
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the links inside bubble up to it */}
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link fires click */}
          <div className="contents" onClick={close}>
            <AdminNavigation />
          </div>
        </div>
      </Modal>
    </header>
  );
}
