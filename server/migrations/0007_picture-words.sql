-- What can be seen in a picture is shown on pages; how far its widths are made is not, and changes often.
CREATE TRIGGER content_changed AFTER UPDATE OF "alt" ON "media" FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();
