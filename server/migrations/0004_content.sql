CREATE TABLE "clients" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"picture" integer NOT NULL
);--> statement-breakpoint
CREATE TABLE "delivery_zones" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"position" double precision NOT NULL,
	"name" text NOT NULL,
	"cities" jsonb NOT NULL,
	"aliases" jsonb NOT NULL,
	"days_min" integer NOT NULL,
	"days_max" integer NOT NULL,
	"point_price" integer NOT NULL,
	"door_price" integer NOT NULL,
	"box_kg" integer NOT NULL
);--> statement-breakpoint
CREATE TABLE "excursion_videos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"video" text NOT NULL,
	"image" integer NOT NULL,
	"film" jsonb,
	"uploaded_on" date
);--> statement-breakpoint
CREATE TABLE "facts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"image" integer
);--> statement-breakpoint
CREATE TABLE "faq_questions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"position" double precision NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"answer_markdown" text NOT NULL,
	"topics" jsonb DEFAULT '["help"]'::jsonb NOT NULL
);--> statement-breakpoint
CREATE TABLE "home_blocks" (
	"name" text PRIMARY KEY NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"is_shown" boolean DEFAULT true NOT NULL,
	"title" text NOT NULL,
	"subtitle" text DEFAULT '' NOT NULL,
	"video" text,
	"image" integer,
	"film" jsonb,
	"uploaded_on" date,
	"text" text,
	"text_markdown" text
);--> statement-breakpoint
CREATE TABLE "layout_requirements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"position" double precision NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL
);--> statement-breakpoint
CREATE TABLE "licenses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"position" double precision NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"image" integer NOT NULL,
	"document" text
);--> statement-breakpoint
CREATE TABLE "order_steps" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"image" integer
);--> statement-breakpoint
CREATE TABLE "portfolio" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"position" integer NOT NULL,
	"image" integer NOT NULL,
	"title" text NOT NULL
);--> statement-breakpoint
CREATE TABLE "site_properties" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"tagline" text NOT NULL,
	"logo" integer,
	"phone" text NOT NULL,
	"support_email" text NOT NULL,
	"address" text NOT NULL,
	"operation_mode" text NOT NULL,
	"social" jsonb NOT NULL,
	"brand_book" text,
	"rating_tenths" integer DEFAULT 50 NOT NULL,
	"orders_completed" integer DEFAULT 0 NOT NULL,
	"founded_year" integer DEFAULT 2008 NOT NULL,
	"warnings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "site_properties_single" CHECK ("site_properties"."id" = 1)
);--> statement-breakpoint
CREATE TABLE "slides" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"position" integer NOT NULL,
	"image" integer NOT NULL,
	"portrait" integer,
	"title" text NOT NULL,
	"subtitle" text NOT NULL,
	"content" text NOT NULL
);--> statement-breakpoint
CREATE TABLE "stories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"position" double precision NOT NULL,
	"title" text NOT NULL,
	"cover" integer NOT NULL,
	"frames" jsonb NOT NULL
);--> statement-breakpoint
CREATE TABLE "testimonials" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"post" text NOT NULL,
	"content" text NOT NULL
);--> statement-breakpoint
CREATE TABLE "text_pages" (
	"slug" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"version" text NOT NULL,
	"body" text NOT NULL,
	"body_markdown" text NOT NULL,
	"document" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_picture_media_id_fk" FOREIGN KEY ("picture") REFERENCES "media"("id");--> statement-breakpoint
ALTER TABLE "excursion_videos" ADD CONSTRAINT "excursion_videos_image_media_id_fk" FOREIGN KEY ("image") REFERENCES "media"("id");--> statement-breakpoint
ALTER TABLE "facts" ADD CONSTRAINT "facts_image_media_id_fk" FOREIGN KEY ("image") REFERENCES "media"("id");--> statement-breakpoint
ALTER TABLE "home_blocks" ADD CONSTRAINT "home_blocks_image_media_id_fk" FOREIGN KEY ("image") REFERENCES "media"("id");--> statement-breakpoint
ALTER TABLE "licenses" ADD CONSTRAINT "licenses_image_media_id_fk" FOREIGN KEY ("image") REFERENCES "media"("id");--> statement-breakpoint
ALTER TABLE "order_steps" ADD CONSTRAINT "order_steps_image_media_id_fk" FOREIGN KEY ("image") REFERENCES "media"("id");--> statement-breakpoint
ALTER TABLE "portfolio" ADD CONSTRAINT "portfolio_image_media_id_fk" FOREIGN KEY ("image") REFERENCES "media"("id");--> statement-breakpoint
ALTER TABLE "site_properties" ADD CONSTRAINT "site_properties_logo_media_id_fk" FOREIGN KEY ("logo") REFERENCES "media"("id");--> statement-breakpoint
ALTER TABLE "slides" ADD CONSTRAINT "slides_image_media_id_fk" FOREIGN KEY ("image") REFERENCES "media"("id");--> statement-breakpoint
ALTER TABLE "slides" ADD CONSTRAINT "slides_portrait_media_id_fk" FOREIGN KEY ("portrait") REFERENCES "media"("id");--> statement-breakpoint
ALTER TABLE "stories" ADD CONSTRAINT "stories_cover_media_id_fk" FOREIGN KEY ("cover") REFERENCES "media"("id");--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON site_properties FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON slides FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON order_steps FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON text_pages FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON home_blocks FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON facts FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON clients FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON portfolio FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON testimonials FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON excursion_videos FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON stories FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON licenses FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON delivery_zones FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON faq_questions FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON layout_requirements FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();
