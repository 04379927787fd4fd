-- Publishing a widget deletes its oldest versions.
grant delete on widget_versions to beckon_api;
